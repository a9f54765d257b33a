-- What a position is worth to a player; bots compare positions by it where advice.lua leaves
-- a choice.
--
-- A hero is worth levels, gear, gold, life, and less the farther the goal is.

words {
  prospects = function(p)
    local h = hero_of(p)
    local force = force_of(p)
    local worth = 400 * #objects(trophies, p) + 60 * rank_now() + 40 * level(h)

    worth = worth + 9 * experience_of(p) + 2 * (gold(p) < 12 and gold(p) or 12) + 6 * gear_worth(p)
    worth = worth + 12 * force.left - 5 * exhaustion(h) + own_worth(force.own)
    if 2 * force.left < life_of(h) then worth = worth - 20 * (life_of(h) - 2 * force.left) end
    return worth + fight_worth(p, force) - 4 * (distance(h, goal_of(p, h, force)) or 0)
  end,

  -- One good value is worth more than three fair ones.
  own_worth = function(own)
    local best = 0

    for k = 1, 3 do
      if own[k] + 4 * own[k + 3] > best then best = own[k] + 4 * own[k + 3] end
    end
    return 8 * best + 3 * (own[1] + own[2] + own[3])
  end,

  gear_worth = function(p)
    return 4 * count(item { at = pack, except { put_by }, controller = p }) + 5 * #objects(party, p)
      + #objects(pouch, p) // 2
  end,

  -- In a fight: the prize and the loss, by how easy it is.
  fight_worth = function(p, force)
    local c = noted(foe)

    if not c or noted(foe_player) or noted(outcome) or turn_player() ~= p then return 0 end
    local chance = chance_to_win(ease_against(c, force))

    return (chance * prize_of(c) - (100 - chance) * 100) // 100
  end,

  prize_of = function(c)
    if zone_of(c) == awake then return 2000 end
    return 15 + 3 * bounty(c) + 9 * (noted(gem_at) and xp(noted(gem_at)) or 0)
  end,
}
