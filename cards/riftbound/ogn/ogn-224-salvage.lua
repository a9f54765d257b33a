-- OGN-224 Salvage
-- A card for you, and the end of one gear if you like.
card "OGN-224" {
  effect { target = gear { count = at_most(1) },
    run = function(g)
      if g and wants("kill the gear") then kill(g) end
      draw(1)
    end,
  },
}
