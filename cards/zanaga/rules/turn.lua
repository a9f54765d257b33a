-- A turn (A3, B12) is a chain of steps: each does one thing and asks at most one question.

local START, MOVEMENT, ADVENTURE, COMBAT, MARKET, EXPERIENCE, END = 1, 2, 3, 4, 5, 6, 7
local RED = 4
local drawn_one = challenge { at = arena }
local turned = card { face_down, at = board }
local no_use = card { dulled }
local dealt_with = either(card { bought_now, at = board }, card { sold_now, at = board },
  card { traded_now, at = board })

words {
  take_step = function(p)
    local now = noted(phase) or START

    if noted(fighting) then return combat_step(p) end
    settle_rank()
    if noted(foe) then return resume_combat(p) end
    if now == START then return start_step(p) end
    if now == MOVEMENT then return move_step(p) end
    take_late_step(p, now)
  end,

  take_late_step = function(p, now)
    if now == COMBAT then return combat_step(p) end
    if now == ADVENTURE then return adventure_step(p) end
    if now == MARKET then return market_step(p) end
    if now == EXPERIENCE then return experience_step(p) end
    end_step(p)
  end,

  -- The rank of a challenge that was defeated, where it counts after its token.
  settle_rank = function()
    if not noted(opened) then open_position() end
    if not noted(rises_to) then return end
    lift_rank(noted(rises_to))
    forget(rises_to)
  end,

  -- A position may leave the rank out, and need not mark a ritual whose slots are filled.
  open_position = function()
    note(opened, 1)
    if not noted(current_rank) then note(current_rank, 1) end
    for r in each(objects(altar)) do complete_full(r) end
  end,

  -- A position need not say which hero is whose: it is the one on the map.
  hero_of = function(p) return noted(my_hero, p) or find(hero { at = map, controller = p })[1] end,

  space_of_player = function(p) return space_of(hero_of(p)) end,

  -- The fight against a god takes the whole turn (B7).
  start_step = function(p)
    happens("turn_begins", p, noted(round) or 1)
    if may_face_gods(p) then
      local what, g = ask(p, "fight_god")

      if what == "put_city" then
        city_to(hero_of(p))
        return begin_combat(pick(objects(awake), p, "which_god"), END)
      end
      if what == "face_god" then return begin_combat(g, END) end
    end
    refresh_cards(p)
    happens("movement_begins", p)
    note(phase, MOVEMENT)
  end,

  may_face_gods = function(p)
    if not top(awake) or rank_now() ~= RED then return false end
    local there = city_space()

    return not there or there == space_of_player(p)
  end,

  -- Whoever has put the Lost City there must fight.
  offer_gods = function()
    if city_space() then
      for g in each(objects(awake)) do offer("face_god", g) end
    else
      offer("put_city")
    end
    offer("skip_adventure")
  end,

  refresh_cards = function(p)
    for c in each(turned) do
      if controller(c) == p then turn_up(c) end
    end
  end,

  turn_up = function(c)
    unmark(c, "face_down")
    if is(c, no_use) then unmark(c, "put_by") end
    unmark(c, "dulled")
  end,

  end_step = function(p)
    if not noted(starter) then note(starter, p) end -- in a position that does not say who began
    happens("turn_ends", p)
    for c in each(drawn_one) do join_roaming(c) end -- its hero was knocked out by a ritual
    remove(objects(cup))
    clear_market()
    if noted(market_held) then forget_deals() end
    forget_turn()
    next_turn()
    if turn_player() == noted(starter) then end_round() end
  end,

  forget_deals = function()
    for c in each(dealt_with) do
      unmark(c, "bought_now")
      unmark(c, "sold_now")
      unmark(c, "traded_now")
    end
  end,

  forget_turn = function()
    note(phase, START)
    forget(at_turn)
    forget(at_market)
    forget(moved)
    forget(went)
    forget(market_held)
    forget(walks_on)
    forget(market_at)
    forget(adventured)
  end,

  end_round = function()
    local n = (noted(round) or 1) + 1

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
