-- OGN-188 Zaunite Bouncer
-- On arrival, another unit leaves its battlefield for its owner's hand.
card "OGN-188" {
  when { played = me, target = unit { another, at = battlefield }, run = function(u) put(u, hand) end },
}
