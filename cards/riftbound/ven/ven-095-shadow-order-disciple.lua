-- VEN-095 Shadow Order Disciple
-- Moving, it may burn a card to have one Might more this turn.
card "VEN-095" {
  when { moves = me, may, run = function() if burn(1) then give_might(me, 1, this_turn) end end },
}
