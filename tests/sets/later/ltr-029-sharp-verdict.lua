-- LTR-029 Sharp Verdict
-- A friendly unit with Equipment deals its Might to an enemy unit, then comes off it.
local all_of_it = gear { tag = "Equipment", host = it }

card "LTR-029" {
  effect { target = { unit { friendly, equipped = equipment }, unit { enemy } },
    run = function(striker, u)
      deal(might(striker), u, striker)
      detach(all_of_it)
    end,
  },
}
