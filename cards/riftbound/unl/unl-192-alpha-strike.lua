-- UNL-192 Alpha Strike
-- A friendly unit deals its Might, split among enemies in the field; one experience for each that dies of it.
local rewarded = when { dies = it, with = me, once, run = function() gain_xp(1) end }

card "UNL-192" {
  effect { target = { unit { friendly }, unit { enemy, at = battlefield, any_number, split = might(it) } },
    run = function(mine, units)
      deal_split(units, mine)
      for u in each(units) do delayed(rewarded, this_turn, u) end
    end,
  },
}
