-- KPT-028 Echo Keeper
-- A card, if three cards in your trash have one name.
card "KPT-028" {
  when { played = me, provided = card { yours, at = trash, count = at_least(3), same = "name" },
    run = function() draw(1) end },
}
