-- A day at the market.

local GOODS, DAYS = 3, 6

words {
  refill = function()
    while #objects(stall) < GOODS and top(sack) do put(top(sack), stall, bottom) end
  end,

  -- A storm washes the first goods away.
  begin_day = function(p)
    note(day, (noted(day) or 0) + 1)
    local face = roll("weather")

    if shows("weather", face, "storm") and top(stall) then put(top(stall), sea, "washed") end
  end,

  offer_all = function(p)
    for c in each(objects(stall)) do
      if price(c) <= coins(p) then
        offer("buy", c)
        offer("haggle", c)
      end
    end
    for c in each(objects(goods, p)) do
      offer("sell", c)
      for q in each(player) do
        if q ~= p then offer("give", c, q) end
      end
    end
    if top(sack) then
      for n = 1, coins(p) < 3 and coins(p) or 3 do offer("bid", n) end
      offer("scout", sack)
    end
    for q in each(player) do
      if q ~= p then offer("challenge", q) end
    end
    offer("rest")
  end,

  do_one_thing = function(p)
    local what, thing, _, other = ask(p, "act")

    if what == "buy" then
      spend("coins", price(thing), p)
      put(thing, goods, p, "bought")
    elseif what == "haggle" then
      local asked = random(6)

      spend("coins", asked < coins(p) and asked or coins(p), p)
      put(thing, goods, p, "bought")
    elseif what == "sell" then
      gain("coins", price(thing), p)
      put(thing, sack, bottom, "sold")
    elseif what == "give" then
      put(thing, goods, other, "given")
    elseif what == "bid" then
      spend("coins", other, p)
      for c in each(random_of(other, objects(sack))) do put(c, goods, p, "drawn") end
    elseif what == "scout" then
      shuffle(sack)
      look(top(sack), p)
      happens("scouted", p)
    elseif what == "challenge" then
      local mine, theirs = random(6), random(6)

      if mine > theirs then gain("coins", 1, p) end
      if mine < theirs then gain("coins", 1, other) end
    end
  end,

  is_last_day = function() return noted(day) == DAYS end,

  count_coins = function()
    local best, most = nil, 0

    for p in each(player) do
      if coins(p) > most then best, most = p, coins(p) end
    end
    if next_player(best) == best and most < 8 then return lose_all("coins") end
    win(best, "coins")
  end,
}
