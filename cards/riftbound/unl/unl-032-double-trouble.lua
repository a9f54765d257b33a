-- UNL-032 Double Trouble
-- From the top three cards a unit may be shown and drawn; the rest is recycled.
local a_unit = unit { count = at_most(1) }

card "UNL-032" {
  effect { run = function() draw_from_top(3, a_unit) end },
}
