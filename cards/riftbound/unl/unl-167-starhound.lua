-- UNL-167 Starhound
-- On arrival a Bird, Cat, Dog or Poro comes back from your trash to your hand.
card "UNL-167" {
  when { played = me,
    target = card { yours, at = trash, tag = { "Bird", "Cat", "Dog", "Poro" } },
    run = function(c) put(c, hand) end,
  },
}
