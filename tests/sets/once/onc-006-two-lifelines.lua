-- ONC-006 Two Lifelines
-- The next two units of yours that would die this turn go home healed instead.

local line = instead { dies = unit { friendly }, uses = 2,
  run = function() heal(it) recall(it) end }

card "ONC-006" {
  effect { run = function() delayed(line, this_turn) end },
}
