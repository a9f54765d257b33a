-- BASE-004 Ghost
-- It comes back from the pile. Instead of an opponent's passing, it may go home.
card "BASE-004" {
  when { gone = me, from = row, run = function() put(me, row, "played") end },
  instead { passed = opponent, each_turn = 1, may, run = function() put(me, hand) end },
}
