-- ZAN-045 Painted Sappers
-- Before combat: the hero discards a survival token or loses 2 gold.

card "ZAN-045" {
  when { met = me, run = function()
    local p = turn_player()

    if top(pouch, p) and choose("discard a survival token", "lose 2 gold", p) == 1 then return discard_token_of(p) end
    lose_gold(p, 2)
  end },
}
