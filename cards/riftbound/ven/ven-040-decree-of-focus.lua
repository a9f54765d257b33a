-- VEN-040 Decree of Focus
-- Four Might this turn for a friendly unit that fights an enemy Fury unit, or that an enemy Fury spell has chosen.
local fighting = unit { friendly, in_combat, at = battlefield { has = unit { enemy, in_combat, fury } } }
local under_fire = unit { friendly, chosen_by = spell { enemy, fury } }

card "VEN-040" {
  effect { target = either(fighting, under_fire), run = function(u) give_might(u, 4, this_turn) end },
}
