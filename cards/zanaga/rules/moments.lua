-- Moments in which items and abilities of cards are used (A6 before combat, A6 items). A note
-- tells the abilities which moment it is; nobody is asked where nothing is usable.

local activated_item = item { how = "activate" }
local idle = card { put_by }
local any_ally = ally {}

words {
  -- Lets the player use things of that moment, one after the other. Returns whether something
  -- was used.
  let_use = function(p, when)
    note(moment, when)
    return #usables(p, my_hero, pack, party) > 0 and use_some(p, when)
  end,

  use_some = function(p, when)
    local used = false

    while offer_uses(p) do
      local c = thing_to_use(p)

      if not c then return used end
      use_thing(c, p)
      used = true
      note(moment, when)
    end
    return used
  end,

  -- The moment of a hero who goes down. Whoever calls it looks at the wounds after it, also at
  -- those that are paid in it.
  last_moment = function(p)
    note(moment, "out")
    while offer_uses(p) do
      local c = thing_to_use(p)

      if not c then return end
      use_now(c, p)
      note(moment, "out")
    end
  end,

  thing_to_use = function(p)
    offer("skip_it")
    local what, c = ask(p, "moment")

    return what == "use" and c or nil
  end,

  offer_uses = function(p)
    local found, any = usables(p, my_hero, pack, party), false

    if #found == 0 then return false end
    for c in each(found) do any = offer_use(c, p) or any end
    return any
  end,

  -- One activated item may be used in each round of a combat, and no ally by who is attacked.
  offer_use = function(c, p)
    if is(c, idle) or is_too_much(c) or is(c, any_ally) and is_attacked(p) then return false end
    offer("use", c)
    return true
  end,

  is_too_much = function(c)
    if not noted(fighting) or not is(c, activated_item) then return false end
    return noted(item_used) or answer("no_activation", noted(foe))
  end,

  use_thing = function(c, p)
    use_now(c, p)
    if setting("tire_as_cost", "beyond") then drop_worn(p) end
  end,

  use_now = function(c, p)
    if is(c, activated_item) then
      if noted(fighting) then note(item_used, 1) end
      happens("item_activated", c, p)
    end
    use(c, p)
  end,

  -- Who has paid the last wound goes down.
  drop_worn = function(p)
    for c in each(side_of(p)) do
      if wounds(c) >= life_of(c) then go_down(c) end
    end
  end,
}
