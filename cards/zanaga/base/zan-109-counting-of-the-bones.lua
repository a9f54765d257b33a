-- ZAN-109 Counting of the Bones
-- Each hero with 4 gold or more loses 2 gold.

card "ZAN-109" {
  effect { run = function()
    for p in each(player) do
      if gold(p) >= 4 then lose_gold(p, 2) end
    end
  end },
}
