-- A turn (A3, B12) is a chain of steps: each asks at most one question, and goes on to the next.

local START, MOVEMENT, ADVENTURE, COMBAT, MARKET, EXPERIENCE, END = 1, 2, 3, 4, 5, 6, 7
local GREEN, RED = 1, 4
local thrown = terrain_die { at = cup }
local drawn_one = challenge { at = arena }
local turned = card { face_down }
local no_use = card { dulled }
local any_marker = marker {}

words {
  take_step = function(p)
    local now = noted(phase)

    if now == COMBAT then return combat_step(p) end
    if now == MOVEMENT then return move_step(p) end
    if now == START then return start_step(p) end
    if now == ADVENTURE then return adventure_step(p) end
    if now == MARKET then return market_step(p) end
    if now == EXPERIENCE then return experience_step(p) end
    end_step(p)
  end,

  -- A position does not say which hero is whose: it is the one on the map. It need not mark
  -- a ritual whose slots are filled, and need say no more of a combat than its foe.
  open_position = function(p)
    open_turn(p)
    note(city, find(any_marker)[1])
    for q in each(player) do note(my_hero, find(hero { at = map, controller = q })[1], q) end
    for r in each(objects(altar)) do complete_full(r) end
    if noted(rises_to) then rise_after_token() end
    if noted(foe) and not noted(fighting) then resume_combat(p) end
  end,

  -- It may leave out where the turn is, the round, the rank of the rituals, and who began.
  open_turn = function(p)
    note(phase, noted(phase) or START)
    note(round, noted(round) or 1)
    note(current_rank, noted(current_rank) or GREEN)
    note(starter, noted(starter) or p)
  end,

  hero_of = function(p) return noted(my_hero, p) end,

  space_of_player = function(p) return space_of(noted(my_hero, p)) end,

  -- The fight against a god takes the whole turn (B7).
  start_step = function(p)
    happens("turn_begins", p, noted(round))
    if noted(current_rank) == RED and may_face_gods(p) then
      local what, g = ask(p, "fight_god")

      if what == "put_city" then
        city_to(hero_of(p))
        return begin_combat(pick(objects(awake), p, "which_god"), END, p)
      end
      if what == "face_god" then return begin_combat(g, END, p) end
    end
    refresh_cards(p)
    happens("movement_begins", p)
    note(phase, MOVEMENT)
    settle()
    if noted(phase) == MOVEMENT then choose_move(p) end
  end,

  may_face_gods = function(p)
    if not top(awake) then return false end
    local there = city_space()

    return not there or there == space_of_player(p)
  end,

  -- Whoever has put the Lost City there must fight.
  offer_gods = function()
    if city_space() then
      offer("face_god", objects(awake))
    else
      offer("put_city")
    end
    offer("skip_adventure")
  end,

  refresh_cards = function(p)
    local h, items, allies = noted(my_hero, p), find(turned, pack, p), find(turned, party, p)

    if is(h, turned) then turn_up(h) end
    if #items > 0 then turn_all_up(items) end
    if #allies > 0 then turn_all_up(allies) end
  end,

  turn_all_up = function(cards)
    for c in each(cards) do turn_up(c) end
  end,

  turn_up = function(c)
    unmark(c, "face_down")
    if is(c, no_use) then unmark(c, "put_by") end
    unmark(c, "dulled")
  end,

  end_step = function(p)
    happens("turn_ends", p)
    if top(arena) then leave_arena() end
    remove(thrown)
    if top(bazaar) then clear_market() end
    note(phase, START)
    next_turn()
    if turn_player() == noted(starter) then end_round() end
  end,

  -- Whose hero was knocked out by a ritual.
  leave_arena = function()
    for c in each(drawn_one) do join_roaming(c) end
  end,

  end_round = function()
    local n = noted(round) + 1

    if n > rounds_most() then return lose_all("mists") end
    note(round, n)
    happens("round_begins", turn_player(), n)
  end,

  rounds_most = function()
    if setting("last_round", "sixty") then return 60 end
    if setting("last_round", "forty") then return 40 end
    return setting("last_round", "hundred") and 100 or 9999
  end,
}
