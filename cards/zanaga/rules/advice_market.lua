-- What bots try at a market: they heal, then buy what helps most for its price.

local LIFE_OF_ARMOUR = 1
local GAIN_LEAST = 3 -- hundredths of the ease that a piece of gold must bring

words {
  advise_market = function(p)
    local h, force = hero_of(p), force_of(p)
    local had = gold(p)

    if had >= healing_price(p) and not answer("no_healing", p) then
      if wounds(h) > 0 then return offer("heal", h) end
    end
    local w = best_ware(p, h, force)

    if w then return offer("buy", w) end
    offer("leave_market")
  end,

  best_ware = function(p, h, force)
    local n, life = rank_to_learn(h, force), life_of(h)
    local now = ease_when_well(n, force, life)
    local best, most = nil, GAIN_LEAST

    for _, w in ipairs(wares_to_buy(space_of(h), p)) do
      local gain = (ease_with(w, p, n, force, life) - now) * 100 // (now + 1) // cost_of(w)

      if gain >= most then best, most = w, gain end
    end
    return best
  end,

  ease_with = function(w, p, n, force, life)
    if is_ally(w) then return ease_with_ally(w, n, force, life) end
    if has_word(w, "sort", "armour") then life = life + LIFE_OF_ARMOUR end
    local own = sheet_with(w, p, force.own)

    return own and ease_when_well(n, { own = own, allies = force.allies }, life) or 0
  end,

  ease_with_ally = function(w, n, force, life)
    local allies = { sheet_of(w) }

    for i, a in ipairs(force.allies) do allies[i + 1] = a end
    return ease_when_well(n, { own = force.own, allies = allies }, life)
  end,

  -- With the item; where it would be one too many, in place of the cheapest of its sort.
  sheet_with = function(w, p, own)
    local found = {}
    local out = not has_hand_for(w, p) and cheapest_worn(w, p)

    for i = 1, 6 do
      found[i] = own[i] + (adds(w, i) or 0) - (out and adds(out, i) or 0)
    end
    return found
  end,

  cheapest_worn = function(w, p)
    local best

    for c in each(objects(pack, p)) do
      if counts_now(c) and shares("sort", c, w) and (not best or price(c) < price(best)) then best = c end
    end
    return best
  end,

  -- The dearest weapons and armour.
  advise_gear = function(p)
    for n = 30, 1, -1 do
      for c in each(objects(pack, p)) do
        if price(c) == n then offer("object", c) end
      end
    end
  end,
}
