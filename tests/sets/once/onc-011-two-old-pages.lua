-- ONC-011 Two Old Pages
-- You may play two spells from your trash this turn, without their Energy.

local again = can { played = spell { yours }, from = trash, ignoring_energy, uses = 2 }

card "ONC-011" {
  effect { run = function() delayed(again, this_turn) end },
}
