-- UNL-166 Stalking Wolf
-- Its price includes a Bird, Cat, Dog or Poro of yours; Ambush may lead to where that one stood.
card "UNL-166" {
  as { played = me,
    cost = { kill = either(permanent { yours, tag = "Bird" }, permanent { yours, tag = "Cat" },
      permanent { yours, tag = "Dog" }, permanent { yours, tag = "Poro" }) },
  },
}
