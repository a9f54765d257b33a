-- The market step (A8, B8, B10).

local MOVEMENT, EXPERIENCE = 2, 6
local any_ally = ally {}
local any_item = item {}
local not_bought = card { except { bought_now } }
local hurt = fighter { wounds = at_least(1) }
local was_sold = card { sold_now }
local left_over = card { at = bazaar }
local any_survival = survival {}
local any_town = either(space { town = "post" }, space { town = "village" }, space { has = marker {} })

words {
  market_step = function(p)
    local s = space_of(noted(my_hero, p))

    if not is(s, any_town) then return experience_step(p) end
    local held = noted(market_held)

    if not held then return open_market(s, p) end
    if held == 2 then return experience_step(p) end
    note(moment, "market")
    local what, c = ask(p, "market")

    if what == "use" then return use_thing(c, p) end
    if what == "leave_market" then return close_market() end
    deal_at_market(what, c, p, s)
  end,

  -- A card is added, two at a post, five in the Lost City.
  open_market = function(s, p)
    local lost, post = is_city(s), is_post(s)
    local n = lost and 5 or post and 2 or 1

    note(market_held, 1)
    happens("market_begins", p)
    settle()
    if not post then note(in_village, 1) end
    for _ = 1, n + answer("cards_more", p) do add_card(s, lost) end
  end,

  -- In the Lost City it stays in the bazaar.
  add_card = function(s, lost)
    local w = top(market_deck)

    if not w and setting("empty_market", "shuffles_lost") then w = shuffle_lost() end
    if not w then return end
    w = put(w, bazaar, bottom)
    if not lost then put(w, s) end
    happens("card_added", w)
  end,

  shuffle_lost = function()
    for c in each(objects(box)) do
      if is(c, any_item) or is(c, any_ally) then put(c, market_deck) end
    end
    shuffle(market_deck)
    return top(market_deck)
  end,

  close_market = function()
    clear_market()
    forget(in_village, gold_less)
    count_on(hero_of(turn_player()), "fever", -1)
    note(market_held, 2)
    note(phase, noted(walks_on) and MOVEMENT or EXPERIENCE)
    forget(walks_on)
  end,

  clear_market = function()
    put(left_over, market_deck, bottom)
  end,

  offer_market = function(p)
    local s = space_of_player(p)

    offer_wares(s, p)
    offer_own(s, p)
    if is_town(s) or setting("city_survival", "yes") then offer_tokens(p) end
    offer_healing(p)
    offer_uses(p)
    offer("leave_market")
  end,

  offer_wares = function(s, p)
    offer("buy", wares_to_buy(s, p))
  end,

  -- What is for sale there and the player may buy.
  wares_to_buy = function(s, p)
    local most, found = gold(p), {}

    if most == 0 then return found end -- each costs one gold at least
    most = most + (noted(gold_less) or 0)
    local full = #objects(party, p) >= allies_most()

    for w in each(find(ware { price = at_most(most), except { sold_now }, except { traded_now } }, wares_at(s))) do
      if not (full and is(w, any_ally)) and may_carry(w, p) then found[#found + 1] = w end
    end
    return found
  end,

  allies_most = function()
    if setting("ally_limit", "two") then return 2 end
    return setting("ally_limit", "three") and 3 or 99
  end,

  -- Where the limit is of what one owns: two weapons and one armour.
  may_carry = function(w, p)
    return setting("gear_limit", "used") or has_hand_for(w, p)
  end,

  offer_own = function(s, p)
    for c in each(find(not_bought, pack, p)) do offer_item(c, s, p) end
    for t in each(find(not_bought, pouch, p)) do offer_survival(t, s, p) end
    offer("dismiss", find(not_bought, party, p))
  end,

  offer_item = function(c, s, p)
    if not answer("no_selling", p) then offer("sell", c) end
    if is_post(s) and #wares_for(c, s) > 0 then offer("trade", c) end
  end,

  offer_survival = function(t, s, p)
    if setting("sell_survival", "yes") and not answer("no_selling", p) then offer("sell", t) end
    if setting("trade_survival", "yes") and is_post(s) and #wares_for(t, s) > 0 then offer("trade", t) end
  end,

  -- Items of a lower price that lie there (B10).
  wares_for = function(c, s)
    local found = {}

    for w in each(wares_at(s)) do
      if is(w, any_item) and price(w) < price_of(c) and not is(w, was_sold) then found[#found + 1] = w end
    end
    if setting("trade_survival", "yes") then add_cheap_tokens(c, found) end
    return found
  end,

  price_of = function(c) return is(c, any_survival) and token_price(c) or price(c) end,

  add_cheap_tokens = function(c, found)
    for _, t in ipairs(tokens_for_sale()) do
      if price_of(t) < price_of(c) then found[#found + 1] = t end
    end
  end,

  offer_tokens = function(p)
    local most = gold(p)

    if most == 0 then return end -- each costs one gold at least
    for _, t in ipairs(tokens_for_sale()) do
      if most >= token_price(t) then offer("buy_token", t) end
    end
  end,

  offer_healing = function(p)
    if not may_heal(p) then return end
    offer("heal", find(hurt, side_of(p)))
  end,

  deal_at_market = function(what, c, p, s)
    if what == "buy" then return buy_ware(c, p) end
    if what == "sell" then return sell_for(selling_price(c, p), c, p, s) end
    if what == "trade" then return trade_item(c, p, s) end
    if what == "heal" then return heal_one(c, p) end
    if what == "dismiss" then return sell_for(0, c, p, s) end
    pay_gold(token_price(c), p)
    mark(put(c, pouch, p), "bought_now")
    happens("bought", c, p)
  end,

  buy_ware = function(w, p)
    pay_gold(cost_of(w), p)
    forget(gold_less)
    take_card(w, p)
    mark(w, "bought_now")
    happens("bought", w, p)
  end,

  sell_for = function(n, c, p, s)
    get_gold(n, p)
    happens("sold", c, p)
    give_away(c, s)
    settle_gear(p)
  end,

  give_away = function(c, s)
    if is(c, any_survival) then return put(c, supply) end
    strip(c)
    if setting("sold_goes", "under_deck") then return put(c, market_deck, bottom) end
    if setting("sold_goes", "box") then return put(c, box) end
    mark(c, "sold_now")
    to_stack(c, s)
  end,

  selling_price = function(c, p)
    local n = price_of(c)

    if setting("selling", "whole") or answer("sells_whole", p) then return n end
    return setting("selling", "half_up") and (n + 1) // 2 or n // 2
  end,

  -- Counters go with a card that leaves; those of an item that is traded stay (A8, B10).
  strip = function(c)
    count_on(c, "wounds", -wounds(c))
    count_on(c, "exhaustion", -exhaustion(c))
    count_on(c, "tally", -tally(c))
  end,

  -- Back to where it is for sale; a survival token to the supply.
  to_stack = function(c, s)
    if zone_of(c) == pouch then return put(c, supply) end
    unmark(c, "put_by")
    unmark(c, "face_down")
    unmark(c, "reward")
    put(c, bazaar, bottom)
    if not is_city(s) then put(c, s) end
  end,

  trade_item = function(c, p, s)
    for _, w in ipairs(wares_for(c, s)) do offer("object", w) end
    local _, w = ask(p, "what_for", c)

    mark(c, "traded_now")
    to_stack(c, s)
    take_card(w, p)
    happens("traded", w, p)
    settle_gear(p)
  end,

  cost_of = function(w)
    local n = price(w) - (noted(gold_less) or 0)

    return n < 1 and 1 or n
  end,

  may_heal = function(p)
    return gold(p) >= healing_price(p) and not (noted(in_village) and answer("no_healing", p))
  end,

  healing_price = function(p)
    return 1 + answer("heal_price", p) + fever(hero_of(p))
  end,

  heal_one = function(c, p)
    pay_gold(healing_price(p), p)
    count_on(c, "wounds", -1)
    happens("healed", c, 1)
  end,
}
