-- Items that count (A6): two weapons and one armour at most, and all others.

local idle = card { put_by }
local any_hero = hero {}
local put_aside = item { put_by, except { dulled } }
local weapon = item { sort = "weapon", except { dulled } }
local armour = item { sort = "armour", except { dulled } }
local used_weapon = item { sort = "weapon", except { put_by } }

words {
  most_of = function(c, p)
    if has_word(c, "sort", "weapon") then return 2 + answer("gear_more", p) end
    return has_word(c, "sort", "armour") and 1 + answer("gear_more", p) or 99
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
    local weapons, armours = find(weapon, pack, p), find(armour, pack, p)

    if #weapons == 0 and #armours == 0 then return end
    local more = answer("gear_more", p)

    choose_of_sort(weapons, 2 + more, p)
    choose_of_sort(armours, 1 + more, p)
  end,

  -- Whoever has as many wounds as the life that is left without an armour goes down.
  settle_gear = function(p)
    take_up_gear(p)
    if wounds(hero_of(p)) >= life_of(hero_of(p)) then go_down(hero_of(p)) end
  end,

  -- What was put by counts when there is a hand for it.
  take_up_gear = function(p)
    for c in each(find(put_aside, pack, p)) do
      if has_hand_for(c, p) then unmark(c, "put_by") end
    end
  end,

  counts_now = function(c) return not is(c, idle) end,

  choose_of_sort = function(found, n, p)
    if #found == 0 then return end
    if #found <= n then return unmark(found, "put_by") end
    mark(found, "put_by")
    unmark(pick_some(n, n, found, p, "gear"), "put_by")
  end,

  has_weapon = function(c) return find_one(used_weapon, pack, controller(c)) ~= nil end,

  -- What weapons that count add to its damage in the present phase.
  weapon_harm = function(h)
    if not is(h, any_hero) then return 0 end
    return total("adds", find(used_weapon, pack, controller(h)), 3 + kind_now())
  end,

  -- The kind of attack of the present phase.
  kind_now = function() return keeps(step, "ranged") and 1 or keeps(step, "melee") and 2 or 3 end,
}
