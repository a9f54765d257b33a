-- SFD-119 Jax, Unrelenting
-- Each Equipment that you attach to it is worth a card for one Energy.
card "SFD-119" {
  when { attached = gear { tag = "Equipment", host = me }, by = you, may, cost = { energy = 1 },
    run = function() draw(1) end,
  },
}
