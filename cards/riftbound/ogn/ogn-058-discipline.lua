-- OGN-058 Discipline
-- Two Might for a unit until the turn ends, and a card for you.
card "OGN-058" {
  effect { target = unit,
    run = function(u)
      give_might(u, 2, this_turn)
      draw(1)
    end,
  },
}
