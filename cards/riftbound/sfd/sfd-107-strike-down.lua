-- SFD-107 Strike Down
-- An equipped friendly unit strikes an enemy, and one of its Equipment comes off.

card "SFD-107" {
  effect { target = { unit { friendly, equipped = gear { tag = "Equipment" } }, unit { enemy },
      gear { tag = "Equipment", host = it } },
    run = function(mine, foe, worn)
      deal(might(mine), foe, mine)
      detach(worn)
    end,
  },
}
