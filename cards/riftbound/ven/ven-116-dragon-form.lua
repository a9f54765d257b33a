-- VEN-116 Dragon Form
-- A unit's base Might is five for the turn, from the trash too.
local dragon = passive { me, base_might = 5 }

card "VEN-116" {
  effect { target = unit, run = function(u) give(u, dragon, this_turn) end },
}
