-- Words for scripts of cards: who fights, tests, what effects do.

local face_up_item = item { except { face_down } }
local gone_challenge = challenge { at = discards }
local GONE = { -- by rank; red ones have discards of their own
  challenge { rank = "green", at = discards },
  challenge { rank = "yellow", at = discards },
  challenge { rank = "blue", at = discards },
}
local GEM_SPACES = {
  space { gem_rank = "green", at = map }, space { gem_rank = "yellow", at = map },
  space { gem_rank = "blue", at = map }, space { gem_rank = "red", at = map },
}
local GEMS = { "Green Gem", "Yellow Gem", "Blue Gem", "Red Gem" }

words {
  -- The hero of the player, and the allies.
  side_of = function(p) return { noted(my_hero, p), objects(party, p) } end,

  front_side = function() return side_of(front_player()) end,

  front_hero = function() return hero_of(front_player()) end,

  has_trait = function(c, word) return has_word(c, "traits", word) end,

  -- A test of one of the values, 1 to 3: two dice and the value must reach the number.
  test = function(c, k, n)
    happens(k == 1 and "needs_mind" or k == 2 and "needs_body" or "needs_spirit", c, n)
    local sum = roll("d10", 2) + attribute(c, k)

    happens("tested", c, sum)
    happens(sum >= n and "passed" or "not_passed", c)
    return sum >= n
  end,

  -- Removes so many wounds, not more than there are.
  mend = function(c, n)
    local had = wounds(c)

    if c and had > 0 then count_on(c, "wounds", -(had < n and had or n)) end
  end,

  relieve = function(c, n)
    local had = exhaustion(c)

    if c and had > 0 then count_on(c, "exhaustion", -(had < n and had or n)) end
  end,

  lose_gold = function(p, n) pay_gold(gold(p) < n and gold(p) or n, p) end,

  -- Gold comes and goes; the story tells it.
  get_gold = function(n, p)
    gain("gold", n, p)
    if n > 0 then happens("earns", p, n) end
  end,

  pay_gold = function(n, p)
    local paid = spend("gold", n, p)

    if paid and n > 0 then happens("pays", p, n) end
    return paid
  end,

  each_hero = function()
    local found = {}

    for p in each(player) do found[#found + 1] = hero_of(p) end
    return found
  end,

  in_town = function(h) return is_town(space_of(h)) end,

  stands_on = function(h, word) return has_word(space_of(h), "terrain", word) end,

  -- The player turns one item face down.
  turn_down_one = function(p) mark(pick(find(face_up_item, objects(pack, p)), p, "turn_down"), "face_down") end,

  add_doom = function(n) count_on(objects(awake), "doom", n) end,

  -- A counter of its colour comes to each space that prints one and has none (B9).
  refresh_gems = function(n)
    for s in each(GEM_SPACES[n]) do
      if not gem_on(s) then put_gem(s, n) end
    end
  end,

  put_gem = function(s, n)
    local g = find(gem { at = supply, xp = n })[1]

    if g then return put(g, s) end
    if setting("refresh_supply", "unlimited") then create(GEMS[n], s) end
  end,

  under_market = function(w) put(w, market_deck, bottom) end,

  discard_token_of = function(p)
    put(pick(objects(pouch, p), p, "discard_one"), supply)
  end,

  discard_item_of = function(p)
    local c = pick(objects(pack, p), p, "discard_one")

    put(c, box)
    return c
  end,

  -- The challenge leaves without a reward; its token goes back to the pool.
  foe_goes = function()
    decide("escaped")
    note(foe_gone, 1)
  end,

  -- One item of the player goes to the stack of the nearest town.
  lose_to_town = function(p)
    local c = pick(objects(pack, p), p, "discard_one")

    if c then to_stack(c, nearest_towns(space_of_player(p))[1]) end
  end,

  -- A ranged attack to which the foe does not answer.
  shoot_first = function(c)
    local other = foe_of(controller(c))

    note(step, "ranged")
    local n, wanted = throw_for(other, c, 1, true, controller(c), noted(foe_player))

    happens("attacked", c, n)
    if n >= wanted then deal_to(other, harm(c, 1), c) end
    if not noted(outcome) then note(step, "round") end
  end,

  -- The nearest space of that rank that has no counter gets one.
  lay_nearest_gem = function(n)
    local best, least, here = nil, 999, space_of_player(turn_player())

    for s in each(GEM_SPACES[n]) do
      local far = not gem_on(s) and distance(s, here)

      if far and far < least then best, least = s, far end
    end
    if best then put_gem(best, n) end
  end,

  bring_ritual = function()
    if #objects(altar) < 6 then draw_ritual() end
  end,

  pick_richest = function()
    local best = turn_player()

    for p in each(player) do
      if gold(p) > gold(best) then best = p end
    end
    return best
  end,

  last_discard = function() return find(gone_challenge)[1] or top(red_discards) end,

  -- So many discarded challenges of the highest ranks, the latest first.
  highest_discards = function(n)
    local found = {}

    for c in each(objects(red_discards)) do found[#found + 1] = c end
    for rank = 3, 1, -1 do
      for c in each(GONE[rank]) do found[#found + 1] = c end
    end
    for i = #found, n + 1, -1 do found[i] = nil end
    return found
  end,

  -- The item is turned face down and adds nothing until it is turned up.
  dull = function(c)
    mark(c, "face_down")
    mark(c, "put_by")
    mark(c, "dulled")
  end,

  round_now = function() return noted(combat_round) or 0 end,

  ends_undefeated = function() decide("escaped") end,

  defeat_foe_freely = function()
    note(no_bounty, 1)
    decide("defeated")
  end,

  -- Whether the player pays so much gold for it.
  buys_off = function(n, p)
    if (gold(p) or 0) < n or not wants("Do you pay gold to pass?", p) then return false end
    pay_gold(n, p)
    return true
  end,

  -- The player, or chance for a player alone, moves the hero a space.
  shift_hero = function(h)
    local p = controller(h)
    local other = next_player(p)

    put(h, other == p and random_of(1, neighbours(h)) or pick(neighbours(h), other, "which_space"))
  end,

  add_to_roll = function(n) note(roll_extra, (noted(roll_extra) or 0) + n) end,

  add_to_harm = function(n) note(harm_extra, (noted(harm_extra) or 0) + n) end,

  -- What cards that were used have added to the roll.
  taken_roll = function()
    local n = noted(roll_extra) or 0

    if n ~= 0 then forget(roll_extra) end
    return n
  end,

  -- And to the damage.
  taken_harm = function()
    local n = noted(harm_extra) or 0

    if n ~= 0 then forget(harm_extra) end
    return n
  end,

  -- A challenge that was discarded roams again, with a token.
  call_back = function(c)
    if not c then return end
    c = put(c, arena)
    draw_token_onto(c, turn_player())
    join_roaming(c)
  end,

  absent_ally = function(a) mark(a, "absent") end,
}
