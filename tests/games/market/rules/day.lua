-- A day at the market.

local GOODS, DAYS = 3, 6

words {
  refill = function()
    while #objects(stall) < GOODS and top(sack) do put(top(sack), stall, bottom) end
  end,

  -- A storm washes the first goods away.
  begin_day = function()
    note(day, (noted(day) or 0) + 1)
    local face = roll("weather")

    note(sky, face)
    if shows("weather", face, "storm") and top(stall) then lose_goods(put(top(stall), sea, "washed")) end
  end,

  -- Remembers the last three goods that were washed away.
  lose_goods = function(c)
    if noted_n(lost) == 3 then note(lost, nil, 1) end
    note(lost, c)
  end,

  offer_wares = function(p)
    for c in each(card { at = stall, price = at_most(coins(p)) }) do
      offer("buy", c)
      offer("haggle", c)
    end
  end,

  offer_own = function(c, p)
    offer("sell", c)
    for q in each(player { except { p } }) do offer("give", c, q) end
  end,

  offer_sack = function(p)
    if not top(sack) then return end
    for n = 1, coins(p) < 3 and coins(p) or 3 do offer("bid", n) end
    if not keeps(sky, "stormy") then offer("scout", sack) end
  end,

  offer_all = function(p)
    offer_wares(p)
    for c in each(objects(goods, p)) do offer_own(c, p) end
    offer_sack(p)
    for q in each(player { except { p } }) do offer("challenge", q) end
    offer("rest")
  end,

  haggle_for = function(p, c)
    local asked = random(6)

    spend("coins", asked < coins(p) and asked or coins(p), p)
    put(c, goods, p, "bought")
    note(bargain, c, p)
  end,

  -- Gives a thing to a trader, who remembers the last three givers, the last one first.
  give_to = function(p, c, q)
    put(c, goods, q, "given")
    if noted_n(givers, q) == 3 then note(givers, nil, q, 3) end
    for i = noted_n(givers, q), 1, -1 do note(givers, noted(givers, q, i), q, i + 1) end
    note(givers, p, q, 1)
  end,

  trade = function(p, what, c, q)
    if what == "buy" then
      spend("coins", price(c), p)
      put(c, goods, p, "bought")
    elseif what == "haggle" then
      haggle_for(p, c)
    elseif what == "sell" then
      gain("coins", price(c), p)
      if noted(bargain, p) == c then forget(bargain, p) end
      put(c, sack, bottom, "sold")
    elseif what == "give" then
      give_to(p, c, q)
    end
  end,

  bid_for = function(p, n)
    spend("coins", n, p)
    for c in each(random_of(n, objects(sack))) do put(c, goods, p, "drawn") end
  end,

  scout_ahead = function(p)
    shuffle(sack)
    look(top(sack), p)
    happens("scouted", p)
  end,

  match = function(p, q)
    local mine, theirs = random(6), random(6)

    if mine > theirs then gain("coins", 1, p) end
    if mine < theirs then gain("coins", 1, q) end
  end,

  do_one_thing = function(p)
    local what, thing, _, other = ask(p, "act")

    if what == "bid" then
      bid_for(p, other)
    elseif what == "scout" then
      scout_ahead(p)
    elseif what == "challenge" then
      match(p, other)
    else
      trade(p, what, thing, other)
    end
  end,

  is_last_day = function() return noted(day) == (setting("days", "four") and 4 or DAYS) end,

  count_coins = function()
    local best, most = nil, 0

    for p in each(player) do
      if coins(p) > most then best, most = p, coins(p) end
    end
    if next_player(best) == best and most < 8 then return lose_all("coins") end
    win(best, "coins")
  end,
}
