-- SFD-175 Undertitan
-- On arrival your other units have two Might more for the turn; revealed from your deck, it adds two Energy.
local my_others = unit { yours, another }
local two_energy = cost { energy = 2 }

card "SFD-175" {
  when { played = me, run = function() give_might(my_others, 2, this_turn) end },
  as { revealed = me, from = deck, run = function() add(two_energy) end },
}
