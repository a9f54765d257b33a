-- ZAN-143 Korroth, the Burning Bull
-- At the end of a round in which no attack hit him, the hero suffers 1 wound that
-- nothing prevents. sun: Each hero in savanna or on a road suffers 1 wound. skull: From
-- each town's stack the cheapest card goes under the market deck.

card "ZAN-143" {
  when { round_closes = me, run = function()
    if not noted(round_hits) then suffer(front_hero(), 1) end
  end },
  when { omen = me, amount = 1, run = function()
    for h in each(each_hero()) do
      if stands_on(h, "savanna") or stands_on(h, "road") then suffer(h, 1) end
    end
  end },
  when { omen = me, amount = 3, run = function()
    for t in each(towns()) do under_market(lowest("price", wares_at(t))[1]) end
  end },
}
