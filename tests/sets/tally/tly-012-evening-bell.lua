-- TLY-012 Evening Bell
-- When you conquer, an additional Ending Step comes, and a card is yours in each Ending Step.
card "TLY-012" {
  when { conquers = you, run = function() extra_phase("Ending") end },
  when { end_of_turn = you, run = function() draw(1) end },
}
