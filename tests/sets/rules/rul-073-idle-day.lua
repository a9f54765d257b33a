-- RUL-073 Idle Day
-- An opponent skips the next Draw Phase.
local idle = instead { draw_phase = it, once }

card "RUL-073" {
  effect { target = opponent, run = function(foe) delayed(idle, foe) end },
}
