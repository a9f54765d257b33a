-- Where a bot's hero wants to go.
--
-- To a town when hurt, or rich enough for what lies there, to a god that can be beaten, else to
-- the nearest adventure counter of the highest rank that is easy enough.

local any_post = space { town = "post", at = map }
local RED, GOD = 4, 5
local EASY = 260     -- a counter's usual challenge, in hundredths (odds.lua)
local EASY_GOD = 180
local RICH = 7       -- gold with which a hero goes shopping, and one more for each rank

words {
  -- The space, never nil.
  goal_of = function(p, h, force)
    local s = space_of(h)

    if wants_healing(p, h, force) then return town_that_heals(p, s) end
    local shop = gold(p) >= RICH + rank_now() and not noted(market_held) and shop_for(p, h, force)

    if shop then return shop end
    if god_to_face(h, force) then return city_space() or s end
    return gem_to_try(p, s, force) or nearest_towns(s)[1]
  end,

  wants_healing = function(p, h, force)
    local life = life_of(h)

    return gold(p) >= healing_price(p) and 5 * (life - force.left) >= 2 * life
  end,

  town_that_heals = function(p, s)
    return answer("no_healing", p) and nearest(any_post, s)[1] or nearest_towns(s)[1]
  end,

  -- The nearest town where something lies that helps.
  shop_for = function(p, h, force)
    local best, least = nil, 99

    for s in each(towns()) do
      local far = distance(h, s)

      if far < least and best_ware_at(s, p, h, force) then best, least = s, far end
    end
    return best
  end,

  -- The god that may be fought and can be beaten, if there is one.
  god_to_face = function(h, force)
    if rank_now() ~= RED then return nil end
    local g, ease = easiest_god(h, force)

    return ease >= EASY_GOD and g
  end,

  -- Of those that are awake.
  easiest_god = function(h, force)
    local best, most = nil, -1

    for g in each(objects(awake)) do
      local ease = ease_with_all_life(g, h, force)

      if ease > most then best, most = g, ease end
    end
    return best, most
  end,

  ease_with_all_life = function(g, h, force)
    return ease_against(g, { own = force.own, left = life_of(h), allies = force.allies })
  end,

  -- The rank of counters that are easy enough.
  rank_to_try = function(h, force)
    local life, n = life_of(h), 1

    while n < RED and ease_when_well(n + 1, force, life) >= EASY do n = n + 1 end
    return n
  end,

  gem_to_try = function(p, s, force)
    local least = setting("life_closes", "nothing") and 1 or closed_n(p) + 1
    local n = rank_to_try(hero_of(p), force)

    if n < least then n = least end
    for i = n, least, -1 do
      local g = gem_of_rank(i, s)

      if g then return g end
    end
    for i = n + 1, RED do
      local g = gem_of_rank(i, s)

      if g then return g end
    end
  end,

  -- The space of the nearest counter of that rank.
  gem_of_rank = function(n, s)
    local g = nearest(gem { at = map, xp = n }, s)[1]

    return g and space_of(g)
  end,

  -- What the hero should become good at: the next rank, a god after the last one.
  rank_to_learn = function(h, force)
    local n = rank_to_try(h, force) + 1

    return n > RED and GOD or n
  end,
}
