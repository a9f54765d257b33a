-- OGN-036 Vi, Destructive
-- A card from your trash, recycled, buys one Might until the turn ends.
card "OGN-036" {
  activated { cost = { recycle = card { yours, at = trash } },
    run = function() give_might(me, 1, this_turn) end,
  },
}
