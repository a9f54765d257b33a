-- UNL-166 Stalking Wolf
-- Its price includes a Bird, Cat, Dog or Poro of yours; Ambush may lead to where that one stood.
card "UNL-166" {
  as { played = me, cost = { kill = permanent { yours, tag = { "Bird", "Cat", "Dog", "Poro" } } } },
}
