-- SFD-107 Strike Down
-- An equipped friendly unit strikes an enemy, and one of its Equipment comes off.

card "SFD-107" {
  effect { target = { unit { friendly, equipped = gear { tag = "Equipment" } }, unit { enemy },
      gear { tag = "Equipment", host = it } },
    run = function(mine, theirs, worn)
      deal(might(mine), theirs, mine)
      detach(worn)
    end,
  },
}
