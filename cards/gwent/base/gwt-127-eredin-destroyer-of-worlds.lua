-- GWT-127 Eredin: Destroyer of Worlds
-- Discard two cards, then take one from your deck.
card "GWT-127" {
  activated { run = function()
    put(pick_some(2, 2, objects(hand), you, "give_up"), discard, you, "discarded")
    put(pick(objects(deck), you, "take"), hand, you)
    shuffle(deck)
  end },
}
