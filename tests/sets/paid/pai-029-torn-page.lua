-- PAI-029 Torn Page
-- An opponent discards the hand.
card "PAI-029" {
  effect { target = opponent, run = function(p) discard(hand, p) end },
}
