-- SFD-107 Strike Down
-- An equipped friendly unit strikes an enemy, and one of its Equipment comes off.

local its_equipment = gear { tag = "Equipment", host = it }

card "SFD-107" {
  effect { target = { unit { friendly, equipped = gear { tag = "Equipment" } }, unit { enemy } },
    run = function(mine, theirs)
      deal(might(mine), theirs, mine)
      detach(pick(its_equipment))
    end,
  },
}
