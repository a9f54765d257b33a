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

  -- Whoever owns more says before a combat which of them count.
  choose_gear = function(p)
    choose_of_sort(gear_of_sort("weapon", p), 2, p)
    choose_of_sort(gear_of_sort("armour", p), 1, p)
  end,

  gear_of_sort = function(word, p)
    local found = {}

    for c in each(objects(pack, p)) do
      if has_word(c, "sort", word) then found[#found + 1] = c end
    end
    return found
  end,

  choose_of_sort = function(found, n, p)
    if #found <= n then return mark(found, "in_use") end
    unmark(found, "in_use")
    mark(pick_some(n, n, found, p, "gear"), "in_use")
  end,

  -- What items add to a number of the hero.
  gear_bonus = function(h, name)
    if not is(h, any_hero) then return 0 end
    return total(name, find(item { in_use, at = pack, controller = controller(h) }))
  end,
}
