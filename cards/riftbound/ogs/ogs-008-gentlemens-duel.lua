-- OGS-008 Gentlemen's Duel
-- Your unit gets three Might until the turn ends, then it and an enemy strike each other.
card "OGS-008" {
  effect { target = { unit { friendly }, unit { enemy } },
    run = function(mine, foe)
      give_might(mine, 3, this_turn)
      deal(might(mine), foe, mine)
      deal(might(foe), mine, foe)
    end,
  },
}
