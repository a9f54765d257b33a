-- SFD-135 Factory Recall
-- A gear goes back to a hand.
card "SFD-135" {
  effect { target = gear, run = function(g) put(g, hand) end },
}
