-- What bots try at a market: they heal, then buy what helps most for its price. Weapons and
-- armour are traded and sold for better ones.

local LIFE_OF_ARMOUR = 1
local GAIN_LEAST = 3 -- hundredths of the ease that a piece of gold must bring
local was_bought = item { bought_now }

words {
  advise_market = function(p)
    local h, force = hero_of(p), force_of(p)

    if may_heal(p) and wounds(h) > 0 then return offer("heal", h) end
    local w = best_ware_at(space_of(h), p, h, force)

    if w then return offer("buy", w) end
    if advise_exchange(p, h, force) then return end
    offer("leave_market")
  end,

  best_ware_at = function(s, p, h, force) return best_of(wares_to_buy(s, p), p, h, force, nil) end,

  -- The one that brings most for each piece of gold, nil: none is worth it. [out] is given
  -- for it.
  best_of = function(wares, p, h, force, out)
    local n, life = rank_to_learn(h, force), life_of(h)
    local now = ease_when_well(n, force, life)
    local best, most = nil, GAIN_LEAST

    for _, w in ipairs(wares) do
      local gain = (ease_with(w, p, n, force, life, out) - now) * 100 // (now + 1) // cost_of(w)

      if gain >= most then best, most = w, gain end
    end
    return best
  end,

  ease_with = function(w, p, n, force, life, out)
    if is_ally(w) then return ease_with_ally(w, n, force, life) end
    if has_word(w, "sort", "armour") and not out then life = life + LIFE_OF_ARMOUR end
    local own = sheet_with(w, p, force.own, out)

    return own and ease_when_well(n, { own = own, allies = force.allies }, life) or 0
  end,

  ease_with_ally = function(w, n, force, life)
    local allies = { sheet_of(w) }

    for i, a in ipairs(force.allies) do allies[i + 1] = a end
    return ease_when_well(n, { own = force.own, allies = allies }, life)
  end,

  -- With the item in place of [out]; else, where it would be one too many, of the cheapest of
  -- its sort.
  sheet_with = function(w, p, own, out)
    local found = {}

    out = out or not has_hand_for(w, p) and cheapest_worn(w, p)
    for i = 1, 6 do
      found[i] = own[i] + (adds(w, i) or 0) - (out and adds(out, i) or 0)
    end
    return found
  end,

  -- Trades at a post, or sells so that something better can be bought. Returns whether
  -- either is worth it.
  advise_exchange = function(p, h, force)
    for c in each(objects(pack, p)) do
      local what = is_arms(c) and not is(c, was_bought) and exchange_of(c, p, h, force)

      if what then
        offer(what, c)
        return true
      end
    end
  end,

  is_arms = function(c) return has_word(c, "sort", "weapon") or has_word(c, "sort", "armour") end,

  exchange_of = function(c, p, h, force)
    local s = space_of(h)

    if is_post(s) and best_for(c, wares_for(c, s), p, h, force) then return "trade" end
    return best_for(c, wares_beyond(c, s, p), p, h, force) and "sell"
  end,

  -- What the player could buy only after a sale of that.
  wares_beyond = function(c, s, p)
    local found, had = {}, gold(p)
    local most = had + selling_price(c, p)

    if answer("no_selling", p) then return found end
    for w in each(wares_at(s)) do
      if cost_of(w) > had and cost_of(w) <= most and not is_ally(w) then found[#found + 1] = w end
    end
    return found
  end,

  -- The best of them if that is given: one of the same sort, unless it does not count anyway.
  best_for = function(c, wares, p, h, force)
    local found, out = {}, counts_now(c) and c

    for _, w in ipairs(wares) do
      if not out or shares("sort", c, w) then found[#found + 1] = w end
    end
    return best_of(found, p, h, force, out)
  end,

  cheapest_worn = function(w, p)
    local best

    for c in each(objects(pack, p)) do
      if counts_now(c) and shares("sort", c, w) and (not best or price(c) < price(best)) then best = c end
    end
    return best
  end,
}
