-- ZAN-175 Tuk, the Fish Thief
-- At the start of your market step you may look at the top card of the market deck and
-- put it under the deck.

card "ZAN-175" {
  when { market_begins = you, run = function()
    local w = look(top(market_deck, 1), you)[1]

    if w and wants("Does it go under the market deck?", you) then put(w, market_deck, bottom) end
  end },
}
