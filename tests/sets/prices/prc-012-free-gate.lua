-- PRC-012 Free Gate
-- A unit of your hand comes, whatever it costs.
local a_unit = unit { yours, at = hand }

card "PRC-012" {
  effect { run = function() play(pick(a_unit), ignoring_all_costs) end },
}
