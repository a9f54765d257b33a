-- What a hero is made of: wounds, exhaustion and knock-out (A7), experience (A9).

local EXPERIENCE, END = 6, 7
local any_ally = ally {}
local any_fighter = fighter {}
local any_survival = survival {}
local losable = card { except { reward } }
local PRICES = { 5, 5, 4, 4, 3, 3 }
local LEAST_PRICE = 2 -- of a short game
local MOST_PAID = 13 -- the greatest price with all but one of the greatest counter
local UP_TO_MOST = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, MOST_PAID }

words {
  life_of = function(c) return life(c) or 0 end,

  -- Damage of a foe, which cards may lessen.
  take_harm = function(c, n, foe)
    n = lessened(c, n, foe)
    if n <= 0 then return end
    suffer(c, n)
    happens("harmed", c, n)
  end,

  -- An ally may go down by what its own ability costs, before a roll or a damage.
  is_gone = function(c) return not is(c, any_fighter) end,

  -- What is left of the damage that is due to a fighter.
  lessened = function(c, n, foe)
    if n <= 0 or not is(c, any_fighter) then return 0 end
    n = n + answer("harm_more", c)
    note(harm_due, n)
    note(hero_rolls, not is(c, any_ally))
    if answer("unsoftened", foe) then return n end
    if let_use(controller(c), "harm") then
      n = n - taken_harm()
      if is_gone(c) then return 0 end
    end
    n = n - answer("softens", c)
    return n < 0 and 0 or n
  end,

  -- Wounds for a fighter, in a combat or not.
  suffer = function(c, n)
    if not c or n <= 0 then return end
    count_on(c, "wounds", n)
    happens("wounded", c, n)
    if wounds(c) >= (life(c) or 0) then go_down(c) end
  end,

  tire = function(c, n)
    if not c or n <= 0 then return end
    count_on(c, "exhaustion", n)
    happens("tired", c, n)
    if wounds(c) >= life_of(c) then go_down(c) end
  end,

  go_down = function(c)
    if is(c, any_ally) then return lose_ally(c) end
    if noted(foe) and in_this_fight(c) then
      last_moment(controller(c))
      if wounds(c) < life_of(c) then return end
      return beaten(controller(c))
    end
    last_moment(controller(c))
    if wounds(c) >= life_of(c) then knock_out(controller(c)) end
  end,

  in_this_fight = function(h)
    local p = controller(h)

    return p == turn_player() or p == noted(foe_player)
  end,

  lose_ally = function(a)
    happens("ally_lost", a)
    put(a, box)
  end,

  -- The hero loses all gold and the most expensive card, and wakes in a town (A7).
  knock_out = function(p)
    happens("knocked_out", hero_of(p), p)
    if not noted(spared) then
      set("gold", 0, p)
      lose_card(dearest(p), p)
    end
    wake_up(p)
  end,

  -- The hero wakes in a town; an own turn is over.
  wake_up = function(p)
    local h = hero_of(p)

    forget(spared)
    heal_beaten(h, p)
    put(h, pick(waking_towns(h, p), p, "which_town"), "brought")
    take_up_gear(p)
    if p == turn_player() and setting("knock_out_ends", "turn") then note(phase, END) end
  end,

  waking_towns = function(h, p)
    if setting("wakes_in", "any_town") then return all_towns() end
    if setting("wakes_in", "start_town") and noted(first_space, p) then return { noted(first_space, p) } end
    return nearest_towns(space_of(h))
  end,

  heal_beaten = function(h, p)
    if setting("knock_out_heals", "to_one_life") then
      leave_one_life(h)
    else
      count_on(h, "wounds", -wounds(h))
    end
    if setting("knock_out_heals", "all") then count_on(h, "exhaustion", -exhaustion(h)) end
    if setting("knock_out_allies", "keep_wounds") then return end
    for a in each(objects(party, p)) do count_on(a, "wounds", -wounds(a)) end
  end,

  lose_card = function(c, p)
    if not c then return end
    happens("card_lost", c, p)
    put(c, box)
  end,

  leave_one_life = function(h)
    if h then count_on(h, "wounds", life_of(h) - 1 - wounds(h)) end
  end,

  take_card = function(c, p)
    if is(c, any_ally) then
      make_room(p)
      return put(c, party, p)
    end
    if is(c, any_survival) then return put(c, pouch, p) end
    c = put(c, pack, p)
    unmark(c, "put_by")
    if not has_hand_for(c, p) then mark(c, "put_by") end
    return c
  end,

  -- Whoever gains an ally too many lets one go.
  make_room = function(p)
    if #objects(party, p) >= allies_most() then put(pick(objects(party, p), p, "lets_go"), box) end
  end,

  -- The most expensive of the cards that can be lost.
  dearest = function(p)
    local found = { find(losable, pack, p), find(losable, party, p) }

    if setting("lose_survival", "yes") then found[3] = find(losable, pouch, p) end
    return pick(highest("price", found), p, "lose_which")
  end,

  -- Experience (A9): counters of several worths are paid for one better number.
  price_of_level = function()
    local n = PRICES[players_n()]

    if setting("game_length", "long") then return n end
    return setting("short_price", "three") and 3 or n - 1
  end,

  experience_of = function(p) return experience(p) + total("xp", objects(spoils, p)) end,

  experience_step = function(p)
    local has = experience(p) + total("xp", objects(spoils, p))

    if has < LEAST_PRICE or has < price_of_level() then return end_step(p) end
    note(phase, EXPERIENCE)
    local what = ask(p, "experience")

    if what == "save_up" then return note(phase, END) end
    pay_experience(price_of_level(), p)
    learn(what, hero_of(p))
    happens("learned", p, learned_n(what))
  end,

  offer_learning = function()
    offer("learn_mind")
    offer("learn_body")
    offer("learn_spirit")
    offer("learn_life")
    offer("learn_stamina")
    offer("save_up")
  end,

  learned_n = function(what)
    if what == "learn_mind" then return 1 end
    if what == "learn_body" then return 2 end
    if what == "learn_spirit" then return 3 end
    return what == "learn_life" and 4 or 5
  end,

  learn = function(what, h)
    local n = setting("value_gain", "two") and 2 or 1

    count_on(h, "level", 1)
    if what == "learn_mind" then return count_on(h, "mind_training", n) end
    if what == "learn_body" then return count_on(h, "body_training", n) end
    if what == "learn_spirit" then return count_on(h, "spirit_training", n) end
    count_on(h, what == "learn_life" and "life_training" or "stamina_training", 1)
  end,

  -- Pays with as little loss as possible: counters as they are worth most together without
  -- being too much, and the rest out of experience beside them. If that is not enough, with
  -- the counters that are the least too much.
  pay_experience = function(n, p)
    local best = best_payment(n, p)
    local rest = n - worth_of(best)

    put(best, supply)
    if rest > 0 then return spend("experience", rest, p) end
    if rest < 0 and setting("overpaying", "keeps_rest") then gain("experience", -rest, p) end
  end,

  -- Goes through what the counters can be worth together, the greatest first.
  best_payment = function(n, p)
    local ways = payments(objects(spoils, p))

    for _, less in ipairs(UP_TO_MOST) do
      if less <= experience(p) and ways[n - less] then return ways[n - less] end
    end
    for _, sum in ipairs(UP_TO_MOST) do
      if sum > n and ways[sum] then return ways[sum] end
    end
  end,

  -- For each sum a list of counters that are worth it.
  payments = function(gems)
    local ways = { [0] = {} }

    for g in each(gems) do
      for _, less in ipairs(UP_TO_MOST) do
        local sum = MOST_PAID - less

        if ways[sum] and not ways[sum + xp(g)] then ways[sum + xp(g)] = with_one_more(ways[sum], g) end
      end
    end
    return ways
  end,

  worth_of = function(gems)
    local n = 0

    for _, g in ipairs(gems) do n = n + xp(g) end
    return n
  end,
}
