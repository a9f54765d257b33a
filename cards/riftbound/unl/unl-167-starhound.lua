-- UNL-167 Starhound
-- On arrival a Bird, Cat, Dog or Poro comes back from your trash to your hand.
card "UNL-167" {
  when { played = me,
    target = either(card { yours, at = trash, tag = "Bird" }, card { yours, at = trash, tag = "Cat" },
      card { yours, at = trash, tag = "Dog" }, card { yours, at = trash, tag = "Poro" }),
    run = function(c) put(c, hand) end,
  },
}
