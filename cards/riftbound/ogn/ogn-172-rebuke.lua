-- OGN-172 Rebuke
-- A unit leaves its battlefield for its owner's hand.
card "OGN-172" {
  effect { target = unit { at = battlefield }, run = function(u) put(u, hand) end },
}
