-- ZAN-141 Azumba, the Noonday Lion
-- Each round: his melee damage is 1 higher than in the round before, at most 3 higher
-- than printed. sun: Each hero outside a town suffers 2 exhaustion, and draw one token
-- from the pool and place it.

card "ZAN-141" {
  when { round_opens = me, run = function()
    if noted(combat_round) and round_now() > 1 and round_now() < 5 then give_number(me, "melee", 1, this_combat) end
  end },
  when { omen = me, amount = 1, run = function()
    for h in each(each_hero()) do
      if not in_town(h) then tire(h, 2) end
    end
    place_drawn_token()
  end },
}
