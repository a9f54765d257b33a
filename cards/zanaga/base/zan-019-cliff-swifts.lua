-- ZAN-019 Cliff Swifts
-- Reward: look at the two top cards of the current adventure deck and put them back in
-- any order.

card "ZAN-019" {
  when { defeated = me, run = function()
    local deck = challenge_deck(rank_now())
    local cards = order(look(top(deck, 2), turn_player()), turn_player())

    for i = #cards, 1, -1 do put(cards[i], deck) end
  end },
}
