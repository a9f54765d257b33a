-- OGN-169 Gust
-- A unit of at most three Might leaves its battlefield for its owner's hand.
card "OGN-169" {
  effect { target = unit { at = battlefield, might = at_most(3) },
    run = function(u) put(u, hand) end,
  },
}
