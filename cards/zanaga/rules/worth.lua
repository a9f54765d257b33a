-- What a position is worth to a player; bots compare positions by it.
--
-- A hero is worth levels, gear, gold, life, and less the farther the goal is. The goal is a
-- town for a hero who is hurt, the nearest counter of the highest rank that is easy enough,
-- and the Lost City for one who can face the god.

local RED = 4
-- Of 100 throws of two dice those that reach 2, 3 and so on.
local CHANCE = { 100, 99, 97, 94, 90, 85, 79, 72, 64, 55, 45, 36, 28, 21, 15, 10, 6, 3, 1 }
-- A usual challenge of each rank: values, life, damage. The last one is a god.
local VALUE = { 12, 13, 15, 17, 18 }
local LIFE = { 1, 2, 3, 5, 8 }
local HARM = { 1, 2, 3, 4, 2 }
local EASY, EASY_GOD = 180, 130 -- in hundredths of the wounds that the fight costs

words {
  prospects = function(p)
    local h = hero_of(p)
    local own, left = strengths(h), life_of(h) - wounds(h)
    local worth = 400 * #objects(trophies, p) + 60 * rank_now() + 40 * level(h)

    worth = worth + 9 * experience_of(p) + 2 * (gold(p) < 12 and gold(p) or 12) + 6 * gear_worth(p)
    worth = worth + 12 * left - 5 * exhaustion(h) + own_worth(own)
    if 2 * left < life_of(h) then worth = worth - 20 * (life_of(h) - 2 * left) end
    return worth + fight_worth(p, own, left) - 4 * way_to_go(p, h, own, left)
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
  fight_worth = function(p, own, left)
    local c = noted(foe)

    if not c or noted(foe_player) or noted(outcome) or turn_player() ~= p then return 0 end
    local chance = chance_to_win(ease_against(c, own, left, #objects(party, p)))
    local prize = 15 + 3 * (bounty(c) or 40) + 9 * (noted(gem_at) and xp(noted(gem_at)) or 0)

    if zone_of(c) == awake then prize = 2000 end
    return (chance * prize - (100 - chance) * 100) // 100
  end,

  chance_to_win = function(ease)
    if ease >= 400 then return 97 end
    if ease >= 200 then return 85 end
    if ease >= 130 then return 65 end
    if ease >= 90 then return 40 end
    return ease >= 60 and 20 or 5
  end,

  -- Life left, in hundredths of the wounds that the rest of this fight costs.
  ease_against = function(c, own, left, allies)
    local damage, wounds_a_round = 0, 0
    local life_left = life_of(c) - wounds(c)

    if life_left <= 0 then return 999 end
    for k = 1, 3 do
      local value = attribute(c, k)

      if value > 0 then
        local chance = chance_of(value - own[k])

        if chance * own[k + 3] > damage then damage = chance * own[k + 3] end
        wounds_a_round = wounds_a_round + harm(c, k) * (100 - chance)
      end
    end
    damage = damage + 30 * allies
    if damage == 0 then return 0 end
    return left * 10000 * damage // (wounds_a_round * (100 * life_left - damage // 3) + 1)
  end,

  chance_of = function(n)
    if n < 2 then return 100 end
    return CHANCE[n - 1] or 0
  end,

  -- What the hero can do in each kind of attack: the value, then the damage.
  strengths = function(h)
    return { attribute(h, 1), attribute(h, 2), attribute(h, 3), harm(h, 1), harm(h, 2), harm(h, 3) }
  end,

  -- Life left, in hundredths of the wounds that a fight against such a foe costs.
  ease_of = function(n, own, left, allies)
    local value, damage, wounds_a_round = VALUE[n], 0, 0

    for k = 1, 3 do
      local chance = chance_of(value - own[k])

      if chance * own[k + 3] > damage then damage = chance * own[k + 3] end
      wounds_a_round = wounds_a_round + HARM[n] * (100 - chance)
    end
    damage = damage + 30 * allies
    if damage == 0 then return 0 end
    return left * 10000 * damage // (wounds_a_round * (100 * LIFE[n] - damage // 3) + 1)
  end,

  -- Steps to where the hero should be.
  way_to_go = function(p, h, own, left)
    local s = space_of(h)

    if 5 * left < 3 * life_of(h) and gold(p) > 0 then return way_to_town(s) end
    local allies = #objects(party, p)

    if rank_now() == RED and top(awake) and ease_of(5, own, left, allies) >= EASY_GOD then
      return city_space() and distance(s, city_space()) - 20 or -20
    end
    local rank = setting("life_closes", "nothing") and 1 or closed_n(p) + 1

    while rank < RED and ease_of(rank + 1, own, left, allies) >= EASY do rank = rank + 1 end
    return way_to_gem(rank, s)
  end,

  way_to_town = function(s) return distance(s, nearest_towns(s)[1]) end,

  -- The nearest counter of that rank.
  way_to_gem = function(n, s)
    local g = nearest(gem { at = map, xp = n }, s)[1]

    return g and distance(s, g) or 20
  end,
}
