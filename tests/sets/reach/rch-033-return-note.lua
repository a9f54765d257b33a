-- RCH-033 Return Note
-- Counters a spell, which goes back to its owner's hand.
card "RCH-033" {
  effect { target = spell, run = function(s) counter(s, hand) end },
}
