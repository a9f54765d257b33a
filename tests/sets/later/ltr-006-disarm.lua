-- LTR-006 Disarm
-- Takes all Equipment off an equipped unit.
local all_of_it = gear { tag = "Equipment", host = it }

card "LTR-006" {
  effect { target = unit { equipped = equipment }, run = function() detach(all_of_it) end },
}
