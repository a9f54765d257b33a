-- Before the first turn (rulebook 3): leaders, who begins, first hands, exchanges.

local any_faction = faction_card {}

words {
  -- Leaders lie open, and each brings the ability of its faction.
  open_leaders = function()
    fill(main, deck)
    for p in each(player) do create_like(any_faction, "faction", top(leader, p), banner, p) end
    for p in each(player) do happens("game_begins", p) end
  end,

  -- Chance decides who begins, unless exactly one player may choose.
  choose_starter = function()
    local choosers = {}

    for p in each(player) do
      if answer("chooses_starter", p) then choosers[#choosers + 1] = p end
    end
    if #choosers == 1 then return choose_player(choosers[1], player, "starter") end
    return random_player()
  end,

  deal_hands = function()
    for p in each(player) do
      shuffle(deck, p)
      draw_cards(10 + answer("extra_cards", p), p)
    end
  end,

  -- Both decide before either sees a new card. Who exchanged only one may exchange another.
  exchange_cards = function()
    local given, n, more = {}, {}, {}

    for p in each(player) do given[p] = pick_some(0, 2, objects(hand, p), p, "mulligan") end
    for p in each(player) do n[p] = exchange(given[p], p) end
    for p in each(player) do
      if n[p] == 1 then more[p] = pick_some(0, 1, objects(hand, p), p, "again") end
    end
    for p in each(player) do exchange(more[p], p) end
    for p in each(player) do
      put(objects(exchanged_pile, p), deck, p)
      shuffle(deck, p)
    end
  end,

  -- As many new cards; the old ones wait aside, so that they cannot come back now. Tells
  -- how many.
  exchange = function(cards, p)
    local n = count(cards)

    if n == 0 then return n end
    if setting("exchange", "back") then
      put(cards, deck, p)
      shuffle(deck, p)
    else
      put(cards, exchanged_pile, p)
    end
    put(top(deck, p, n), hand, p)
    return n
  end,
}
