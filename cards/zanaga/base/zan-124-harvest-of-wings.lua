-- ZAN-124 Harvest of Wings
-- Each ally suffers 1 wound, and each ally in a town's stack goes under the market deck.

card "ZAN-124" {
  effect { run = function()
    for p in each(player) do
      for a in each(objects(party, p)) do suffer(a, 1) end
    end
    under_market(find(ally { at = map }))
  end },
}
