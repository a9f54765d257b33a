-- OGN-095 Stupefy
-- Takes one Might from a unit until the turn ends, one always stays; and a card for you.
card "OGN-095" {
  effect { target = unit,
    run = function(u)
      give_might(u, -1, this_turn, 1)
      draw(1)
    end,
  },
}
