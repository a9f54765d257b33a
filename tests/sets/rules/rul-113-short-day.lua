-- RUL-113 Short Day
-- An opponent skips the next Main Phase.
local lost = instead { main_phase = it, once }

card "RUL-113" {
  effect { target = opponent, run = function(foe) delayed(lost, foe) end },
}
