-- OGN-280 Grove of the God-Willow
-- Holding it brings a card.
card "OGN-280" {
  when { holds = you, here, run = function() draw(1) end },
}
