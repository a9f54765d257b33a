-- ZAN-146 Vossu, the Vulture Judge
-- His values are 1 higher for each wound on the hero, at most 3. sun: The hero with the
-- most gold loses half of it, rounded up. skull: Each hero with a wound suffers 1 more;
-- then discard the leftmost roaming monster and place its token.

card "ZAN-146" {
  when { round_opens = me, run = function()
    local n = wounds(front_hero()) or 0

    if n > 3 then n = 3 end
    give_number(me, "mind", n, this_round)
    give_number(me, "body", n, this_round)
    give_number(me, "spirit", n, this_round)
  end },
  when { omen = me, provided = noted(omen_sun), run = function()
    local p = pick_richest()

    lose_gold(p, (gold(p) + 1) // 2)
  end },
  when { omen = me, provided = noted(omen_skull), run = function()
    for h in each(each_hero()) do
      if wounds(h) > 0 then suffer(h, 1) end
    end
    discard_leftmost()
  end },
}
