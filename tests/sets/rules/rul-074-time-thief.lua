-- RUL-074 Time Thief
-- An opponent skips the next turn.
local lost = instead { turn_begins = it, once }

card "RUL-074" {
  effect { target = opponent, run = function(foe) delayed(lost, foe) end },
}
