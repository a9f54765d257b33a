-- OGN-260 Last Breath
-- Readies a unit of yours, which strikes an enemy at a battlefield.
card "OGN-260" {
  effect { target = { unit { friendly }, unit { enemy, at = battlefield } },
    run = function(mine, foe)
      ready(mine)
      deal(might(mine), foe, mine)
    end,
  },
}
