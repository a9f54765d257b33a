-- ZAN-013 Burrow Badgers
-- At the end of a round in which no attack hit them, all their wounds are removed.

card "ZAN-013" {
  when { round_closes = me, run = function()
    if not noted(round_hits) then mend(me, 99) end
  end },
}
