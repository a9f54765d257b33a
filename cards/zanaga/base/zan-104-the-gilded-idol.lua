-- ZAN-104 The Gilded Idol
-- The active hero gains 2 gold, each other hero loses 1 gold.

card "ZAN-104" {
  effect { run = function()
    for p in each(player) do
      if p == turn_player() then get_gold(2, p) else lose_gold(p, 1) end
    end
  end },
}
