-- OGN-057 Block
-- Shield 3 and Tank for a unit until the turn ends.
card "OGN-057" {
  effect { target = unit,
    run = function(u)
      give(u, "Shield 3", this_turn)
      give(u, "Tank", this_turn)
    end,
  },
}
