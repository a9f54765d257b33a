-- ZAN-149 Ghazir, Snake of Small Hours
-- A character whom he wounds suffers 1 exhaustion, too. moon: Each hero outside a town
-- tests Body 14; failing, the hero suffers 1 wound. skull: Put a doom counter on the god
-- who is awake, then draw a token from the pool and place it.

card "ZAN-149" {
  when { harmed = fighter, provided = card { me, fought }, run = function() tire(it, 1) end },
  when { omen = me, amount = 2, run = function()
    for h in each(each_hero()) do
      if not in_town(h) and not test(h, 2, 14) then suffer(h, 1) end
    end
  end },
  when { omen = me, amount = 3, run = function()
    add_doom(1)
    place_drawn_token()
  end },
}
