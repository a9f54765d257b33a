-- ONC-009 Proud Welcome
-- The next unit that you play this turn has two Might more this turn.

local prouder = passive { unit { yours }, might = 2, once }

card "ONC-009" {
  effect { run = function() delayed(prouder, this_turn) end },
}
