-- UNL-168 Undying Loyalty
-- Two less for a Bird, Cat, Dog or Poro; a cheap unit comes back from your trash for nothing.
card "UNL-168" {
  passive { me, choosing = card { tag = { "Bird", "Cat", "Dog", "Poro" } }, cost = { energy = -2 } },
  effect { target = unit { yours, at = trash, energy = at_most(2), power = at_most(1) },
    run = function(u) play(u, ignoring_cost) end,
  },
}
