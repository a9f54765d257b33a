-- SFD-124 Doran's Ring
-- Attached: a conquest of its host swaps a card of your hand for a new one.
card "SFD-124" {
  attached { when { conquers = me, run = function() discard(1) draw(1) end } },
}
