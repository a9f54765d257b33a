-- Items that count (A6): two weapons and one armour at most, and all others.

local in_use_now = card { in_use }
local any_hero = hero {}

words {
  most_of = function(c)
    if has_word(c, "sort", "weapon") then return 2 end
    return has_word(c, "sort", "armour") and 1 or 99
  end,

  -- Items of that sort that count now.
  used_like = function(c, p)
    local found = {}

    for other in each(objects(pack, p)) do
      if is(other, in_use_now) and shares("sort", other, c) then found[#found + 1] = other end
    end
    return found
  end,

  has_hand_for = function(c, p) return #used_like(c, p) < most_of(c) end,

  idle_gear = function(p)
    local found = {}

    for c in each(objects(pack, p)) do
      if not is(c, in_use_now) then found[#found + 1] = c end
    end
    return found
  end,

  -- Whoever owns more may change what counts before a combat.
  offer_gear = function(p)
    for _, c in ipairs(idle_gear(p)) do offer("wield", c) end
    offer("stand_fast")
  end,

  wield_one = function(c, p)
    if not has_hand_for(c, p) then unmark(pick(used_like(c, p), p, "put_away"), "in_use") end
    mark(c, "in_use")
  end,

  -- What items add to a number of the hero.
  gear_bonus = function(h, name)
    if not is(h, any_hero) then return 0 end
    return total(name, find(item { in_use, at = pack, controller = controller(h) }))
  end,
}
