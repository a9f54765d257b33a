-- SFD-218 Sunken Temple
-- Conquered with a Mighty unit, it sells a card for one Energy.
card "SFD-218" {
  when { conquers = you, here, provided = unit { yours, mighty, here }, may, cost = { energy = 1 },
    run = function() draw(1) end,
  },
}
