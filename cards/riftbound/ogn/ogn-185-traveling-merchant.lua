-- OGN-185 Traveling Merchant
-- Each move swaps a card of your hand for a new one.
card "OGN-185" {
  when { moves = me, run = function() discard(1) draw(1) end },
}
