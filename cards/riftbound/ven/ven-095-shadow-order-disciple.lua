-- VEN-095 Shadow Order Disciple
-- Moving, it may burn a card to have one Might more this turn.
card "VEN-095" {
  when { moves = me, may, cost = { burn = 1 }, run = function() give_might(me, 1, this_turn) end },
}
