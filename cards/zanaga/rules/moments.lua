-- Moments in which items and abilities of cards are used (A6 before combat, A6 items). Each
-- moment is a note that the abilities look at; nobody is asked where nothing is usable.

local activated_item = item { how = "activate" }
local idle = card { put_by }

words {
  -- Lets the player use things of that moment, one after the other.
  moment = function(p, w)
    note(w, 1)
    while offer_uses(p) do
      offer("skip_it")
      local what, c = ask(p, "moment")

      if what ~= "use" then return forget(w) end
      use_thing(c, p)
    end
    forget(w)
  end,

  offer_uses = function(p)
    local h = hero_of(p)
    local any = offer_use(h, p)

    for c in each(objects(pack, p)) do any = offer_use(c, p) or any end
    if is_attacked(p) then return any end
    for c in each(objects(party, p)) do any = offer_use(c, p) or any end
    return any
  end,

  -- One activated item may be used in each round of a combat.
  offer_use = function(c, p)
    if is(c, idle) or not usable(c, p) or is_too_much(c) then return false end
    offer("use", c)
    return true
  end,

  is_too_much = function(c)
    if not noted(fighting) or not is(c, activated_item) then return false end
    return noted(item_used) or answer("no_activation", noted(foe))
  end,

  use_thing = function(c, p)
    if is(c, activated_item) then
      if noted(fighting) then note(item_used, 1) end
      happens("item_activated", c, p)
    end
    use(c, p)
  end,
}
