-- LTR-006 Disarm
-- Takes all Equipment off a unit that bears some.
local all_of_it = gear { tag = "Equipment", bearer = it }

card "LTR-006" {
  effect { target = unit { bears = equipment }, run = function() detach(all_of_it) end },
}
