-- RUL-112 Lost Morning
-- An opponent skips the next Beginning Phase.
local lost = instead { beginning_phase = it, once }

card "RUL-112" {
  effect { target = opponent, run = function(foe) delayed(lost, foe) end },
}
