-- OGN-298 Zaun Warrens
-- Conquering it swaps a card of your hand for a new one.
card "OGN-298" {
  when { conquers = you, here, run = function() discard(1) draw(1) end },
}
