-- ONC-003 Rising Pitch
-- Your next spell this turn deals one Bonus Damage.

local louder = passive { spell { yours }, bonus_damage = 1, once }

card "ONC-003" {
  effect { run = function() delayed(louder, this_turn) end },
}
