-- PAI-017 Lent Grave
-- For this turn you may play spells from your trash for one Order more.
local from_the_grave = can { played = spell { yours }, by = you, from = trash, additional_cost = { order = 1 } }

card "PAI-017" {
  effect { run = function() delayed(from_the_grave, this_turn) end },
}
