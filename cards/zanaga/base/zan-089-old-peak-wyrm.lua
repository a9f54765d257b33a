-- ZAN-089 Old Peak Wyrm
-- Reward: draw three market cards, keep one of them and put the others under the market
-- deck.

local left_over = card { at = market_deck }

card "ZAN-089" {
when { defeated = me, run = function()
  local p = turn_player()
  local cards = look(top(market_deck, 3), p)
  local c = pick(cards, p, "which_item")

  if not c then return end
  mark(take_card(c, p), "reward")
  for other in each(cards) do
    if is(other, left_over) then put(other, market_deck, bottom) end
  end
end },
}
