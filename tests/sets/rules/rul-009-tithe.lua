-- RUL-009 Tithe
-- Each opponent loses two points.
local rivals = opponent {}

card "RUL-009" {
  effect { run = function() gain_points(-2, rivals) end },
}
