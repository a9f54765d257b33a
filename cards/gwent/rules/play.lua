-- Playing a card (rulebook 5): where it may lie, and what happens when it lies there.

local any_unit = unit {}
local on_stage = card { at = stage }

words {
  -- In an ability [p] may be left out: it is you then, here and in play_cards.
  draw_cards = function(n, p)
    p = p or you
    put(top(deck, p, n), hand, p, "drawn")
  end,

  -- Cards that lie somewhere need room there; all others may be played at any time.
  may_be_played = function(c, p)
    local open = not restricted("played", c)

    if not (open or allowed("played", c, p)) then return false end
    if is(c, any_unit) then return open or #open_rows(c, p) > 0 end
    return not answer("beside_row", c) or #free_slots(c, p) > 0
  end,

  -- The rows that a unit shows.
  rows_of = function(u)
    local rows = {}

    if has_word(u, "rows", "close") then rows[#rows + 1] = close end
    if has_word(u, "rows", "ranged") then rows[#rows + 1] = ranged end
    if has_word(u, "rows", "siege") then rows[#rows + 1] = siege end
    return rows
  end,

  -- Those of its rows to which nothing forbids to play it.
  open_rows = function(u, p)
    local rows = {}

    for _, row in ipairs(rows_of(u)) do
      if allowed("played", u, p, row) then rows[#rows + 1] = row end
    end
    return rows
  end,

  -- The places beside rows that take the card. Usually one card lies at each.
  free_slots = function(c, p)
    local slots = {}

    for _, zone in ipairs({ close_slot, ranged_slot, siege_slot }) do
      if is_free(objects(zone, p), c) and allowed("played", c, p, zone) then slots[#slots + 1] = zone end
    end
    return slots
  end,

  is_free = function(there, c)
    if #there == 0 then return true end
    if setting("slot_cards", "one") then return false end
    for other in each(there) do
      if same_name(other, c) then return false end
    end
    return true
  end,

  -- Asks which of these zones of [side] it is; [p] answers.
  choose_zone = function(zones, side, p)
    if #zones == 1 then return zones[1] end
    for _, zone in ipairs(zones) do offer("place", zone, side) end

    local _, _, spot = ask(p, "row")

    return spot
  end,

  -- All lie there before the first one acts, so that none calls another.
  play_cards = function(cards, p)
    local placed = {}

    if not cards then return end
    p = p or you
    for c in each(cards) do placed[#placed + 1] = place_card(c, p) end
    for _, c in ipairs(placed) do finish(c, p) end
  end,

  place_card = function(c, p)
    if is(c, any_unit) then return place_unit(c, p) end
    if answer("beside_row", c) then
      local slots = free_slots(c, p)

      return slots[1] and put(c, choose_zone(slots, p, p), p, "played")
    end
    if answer("in_weather_area", c) then return place_weather(c) end
    return put(c, stage, p, "played")
  end,

  place_unit = function(u, p)
    local side = answer("other_side", u) and next_player(p) or p
    local rows = open_rows(u, p)

    if #rows == 0 then return end
    local zone = answer("chooses_row", u) and choose_zone(rows, side, p) or rows[1]

    return put(u, zone, side, "played")
  end,

  place_weather = function(c)
    local copies = {}

    for other in each(objects(weather_area)) do
      if same_name(other, c) then copies[1] = other end
    end
    local now = put(c, weather_area, "played")

    if copies[1] and setting("second_weather", "discarded") then
      put(now, discard, owner(now), "discarded")
      return
    end
    return now
  end,

  -- The ability acts right after the card lies there; a card that lies nowhere is then
  -- discarded.
  finish = function(c, p)
    perform(c)
    if is(c, on_stage) then put(c, discard, p, "discarded") end
  end,

  discard_cards = function(cards) to_discard(cards, "discarded") end,
  destroy = function(units) to_discard(units, "destroyed") end,

  -- Whoever controlled a card on the battlefield gets it into the discard pile.
  to_discard = function(cards, event)
    local piles = {}

    if not cards then return end
    for p in each(player) do piles[p] = {} end
    for c in each(cards) do
      local pile = piles[setting("spy_discard", "controller") and controller(c) or owner(c)]

      if pile then pile[#pile + 1] = c end
    end
    for p in each(player) do put(piles[p], discard, p, event) end
  end,
}
