-- VEN-111 Minah Swiftfoot
-- At each move to a battlefield everyone discards a card, or everyone draws one.
card "VEN-111" {
  when { moves = me, to = battlefield, modes = {
    { "each player discards 1", run = function() discard(1, player) end },
    { "each player draws 1", run = function() draw(1, player) end },
  } },
}
