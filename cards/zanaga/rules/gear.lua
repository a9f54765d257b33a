-- Items that count (A6): two weapons and one armour at most, and all others.

local idle = card { put_by }
local any_hero = hero {}

words {
  most_of = function(c, p)
    if has_word(c, "sort", "weapon") then return 2 + answer("gear_more", p) end
    return has_word(c, "sort", "armour") and 1 or 99
  end,

  -- Whether one more of that sort would count.
  has_hand_for = function(c, p)
    local n = 0

    for other in each(objects(pack, p)) do
      if other ~= c and not is(other, idle) and shares("sort", other, c) then n = n + 1 end
    end
    return n < most_of(c, p)
  end,

  -- Whoever owns more says before a combat which of them count.
  choose_gear = function(p)
    choose_of_sort(gear_of_sort("weapon", p), 2 + answer("gear_more", p), p)
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
    if #found <= n then return unmark(found, "put_by") end
    mark(found, "put_by")
    unmark(pick_some(n, n, found, p, "gear"), "put_by")
  end,

  -- What items add to a number of the hero.
  gear_bonus = function(h, name)
    if not is(h, any_hero) then return 0 end
    return total(name, find(item { at = pack, except { put_by }, controller = controller(h) }))
  end,

  has_weapon = function(c)
    return count(item { sort = "weapon", at = pack, except { put_by }, controller = controller(c) }) > 0
  end,

  -- What weapons that count add to its damage in the present phase.
  weapon_harm = function(c)
    if not is(c, any_hero) then return 0 end
    local found = find(item { sort = "weapon", at = pack, except { put_by }, controller = controller(c) })

    if noted(in_ranged) then return total("ranged", found) end
    return noted(in_melee) and total("melee", found) or total("magic", found)
  end,
}
