-- Movement (A3.2): a single step, or dice that are spent, with rest (B9) and compass (B8).

local THREW, WALKED = 1, 2
local MOVEMENT, ADVENTURE, MARKET, EXPERIENCE = 2, 3, 5, 6
local FACES = 6
local LAND = { "savanna", "jungle", "hills", "mountain", "swamp" }

local any_die = terrain_die { as_wild }
local plain_die = terrain_die { except { as_wild }, at = cup }
local wild_die = terrain_die { as_wild, at = cup }
local worn = either(fighter { wounds = at_least(1) }, fighter { exhaustion = at_least(1) })
local tired_one = fighter { exhaustion = at_least(1) }
local any_space = space {}
local any_compass = survival { sort = "compass" }
local swamp = space { terrain = "swamp" }
local river = space { terrain = "river" }
local mountain = space { terrain = "mountain" }

words {
  move_step = function(p)
    local how = noted(moved)

    if not how then return choose_move(p) end
    if how == WALKED then return end_movement(p, noted(went)) end
    note(moment, "move")
    local what, thing, there = ask(p, "go_on")

    if what == "use" then
      use_thing(thing, p)
    elseif what == "enter" then
      enter_with(thing, there, p)
    elseif what == "rest" then
      rest_with(thing, p)
    elseif what == "compass" then
      put(compass_of(p), supply)
      turn_to(thing, which_face(thing, p))
    elseif what == "hold_market" then
      note(walks_on, 1)
      note(market_at, space_of_player(p))
      note(phase, MARKET)
    else
      end_movement(p, true)
    end
  end,

  offer_moves = function(p)
    local h = noted(my_hero, p)

    offer("throw_dice")
    offer("walk", h, neighbours(h))
    offer_uses(p)
    if setting("stay", "allowed") then offer("stay") end
  end,

  choose_move = function(p)
    note(moment, "turn")
    local what, c, s = ask(p, "move")

    if what == "use" then return use_thing(c, p) end

    if what == "throw_dice" then
      throw("terrain_die", dice_n(p), cup)
      return note(moved, THREW)
    end
    note(moved, WALKED)
    if what == "walk" then
      note(went, 1)
      put(noted(my_hero, p), s, "entered")
      settle()
    end
    if noted(phase) == MOVEMENT then end_movement(p, what == "walk") end
  end,

  -- Five dice, four for a hero who is hurt or tired or has such an ally.
  dice_n = function(p)
    local n = (is_any_worn(p) and 4 or 5) + answer("dice_more", p)

    if n > 4 then n = at_least_four(n - answer("dice_less", p)) end
    return n < 0 and 0 or n
  end,

  at_least_four = function(n) return n < 4 and 4 or n end,

  is_any_worn = function(p) return is(noted(my_hero, p), worn) or find_one(worn, party, p) end,

  go_to = function(h, s)
    note(went, 1)
    put(h, s, "entered")
  end,

  -- One die of each face that lies there, and one that counts as every terrain.
  dice_shown = function()
    local found, seen = {}, {}

    for d in each(plain_die) do
      local n = face(d)

      if not seen[n] then found[#found + 1] = d end
      seen[n] = true
    end
    found[#found + 1] = find_one(wild_die)
    return found
  end,

  offer_ways = function(p)
    local shown, h = dice_shown(), noted(my_hero, p)

    if #shown > 0 then
      offer_spaces(shown, h, p)
      if may_rest(h, p) then offer("rest", shown) end
      offer_compass(shown, p)
      if may_hold_market(h) then offer("hold_market") end
    end
    offer_uses(p)
    offer("stop")
  end,

  offer_spaces = function(shown, h, p)
    local near = neighbours(h)
    local free = open_to_all(near, p)
    local all, climbs = opens_by_all(p), answer("climbs", p)

    for _, d in ipairs(shown) do
      local found = opened_by(d, near, p, all, climbs)

      offer("enter", d, #free > 0 and find(any_space, { free, found }) or found)
    end
  end,

  -- Whether all terrains of the player's dice open spaces alike.
  opens_by_all = function(p) return setting("entry", "any") and not answer("no_road", p) end,

  -- Those of the spaces that any die opens: towns, and what cards of the player open.
  open_to_all = function(spaces, p)
    local found = towns_among(spaces)

    if answer("enters_swamp", p) then found = find(any_space, { found, find(swamp, spaces) }) end
    if answer("enters_river", p) then found = find(any_space, { found, find(river, spaces) }) end
    return found
  end,

  -- Those that the die opens besides: with all its terrains alike, and hills that open mountains.
  opened_by = function(d, spaces, p, all, climbs)
    if is(d, any_die) then return spaces end
    local found = sharing("terrain", d, spaces)

    if not all then found = opened_by_land(d, found, p) end
    if not climbs or not has_word(d, "terrain", "hills") then return found end
    return find(any_space, { found, find(mountain, spaces) })
  end,

  opened_by_land = function(d, spaces, p)
    local found = {}

    for s in each(spaces) do
      if has_way(d, s, p) then found[#found + 1] = s end
    end
    return find(any_space, found)
  end,

  -- Whether land that the die shows opens the space, or a river or a road that may be used.
  has_way = function(d, s, p)
    for _, word in ipairs(LAND) do
      if has_word(s, "terrain", word) and has_word(d, "terrain", word) then return true end
    end
    return is_way("river", d, s, p) or is_way("road", d, s, p) and not answer("no_road", p)
  end,

  -- Where both have it: rivers and roads go on, or any of them leads there.
  is_way = function(word, d, s, p)
    return has_word(s, "terrain", word) and has_word(d, "terrain", word)
      and (setting("entry", "any") or has_word(space_of_player(p), "terrain", word))
  end,

  enter_with = function(d, s, p)
    happens("spent_die", d, p)
    remove(d)
    note(went, 1)
    put(noted(my_hero, p), s, "entered")
    if noted(market_held) and is_any_town(s) and s ~= noted(market_at) and setting("second_town", "must") then
      note(phase, EXPERIENCE)
    end
  end,

  is_any_tired = function(h, p) return is(h, tired_one) or find_one(tired_one, party, p) end,

  tired_ones = function(p) return find(tired_one, side_of(p)) end,

  may_rest = function(h, p)
    return is_any_tired(h, p) and not answer("no_rest", p) and #objects(cup) > answer("rest_price", p)
  end,

  rest_with = function(d, p)
    local c = pick(tired_ones(p), p, "who_rests")

    happens("spent_die", d, p)
    remove(d)
    for _ = 1, answer("rest_price", p) do remove(pick(dice_shown(), p, "which_die")) end
    count_on(c, "exhaustion", -1)
    happens("rested", c)
  end,

  offer_compass = function(shown, p)
    if find_one(any_compass, pouch, p) and not answer("no_survival", p) then offer("compass", shown) end
  end,

  which_face = function(d, p)
    for n = 1, FACES do
      if n ~= face(d) then offer("to_face", n) end
    end
    local _, _, _, n = ask(p, "which_face", d)

    return n
  end,

  -- In a village, or in the Lost City, the market may come before the rest of the movement.
  may_hold_market = function(h) return not noted(market_held) and is_village(space_of(h)) end,

  -- The hero has moved, or dice were thrown for it.
  end_movement = function(p, has_moved)
    if has_moved then let_use(p, "moved") end
    if not noted(went) then let_use(p, "still") end
    happens("movement_ends", p)
    note(phase, ADVENTURE)
  end,
}
