-- SFD-217 Seat of Power
-- Conquering it draws a card for each other battlefield of your side.
local our_others = battlefield { friendly, another }

card "SFD-217" {
  when { conquers = you, here, run = function() draw(count(our_others)) end },
}
