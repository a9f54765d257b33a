-- SFD-138 Windsinger
-- On arrival it may send another unit of at most three Might from a battlefield to its owner's hand.
card "SFD-138" {
  when { played = me, may, target = unit { another, at = battlefield, might = at_most(3) },
    run = function(u) put(u, hand) end,
  },
}
