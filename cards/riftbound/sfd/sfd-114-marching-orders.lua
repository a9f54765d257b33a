-- SFD-114 Marching Orders
-- A unit of yours and an enemy at a battlefield strike each other, wherever yours stands.
card "SFD-114" {
  effect { target = { unit { friendly }, unit { enemy, at = battlefield } },
    run = function(mine, foe)
      deal(might(mine), foe, mine)
      deal(might(foe), mine, foe)
    end,
  },
}
