-- ZAN-146 Vossu, the Vulture Judge
-- His values are 1 higher for each wound on the hero, at most 3. sun: The hero with the
-- most gold loses half of it, rounded up. skull: Each hero with a wound suffers 1 more;
-- then discard the leftmost roaming monster and place its token.

local fights = card { me, fought }
local hurt = hero { in_fight, wounds = at_least(1) }
local hurt_twice = hero { in_fight, wounds = at_least(2) }
local hurt_thrice = hero { in_fight, wounds = at_least(3) }

card "ZAN-146" {
  passive { me, mind_more = 1, body_more = 1, spirit_more = 1, provided = { fights, hurt } },
  passive { me, mind_more = 1, body_more = 1, spirit_more = 1, provided = { fights, hurt_twice } },
  passive { me, mind_more = 1, body_more = 1, spirit_more = 1, provided = { fights, hurt_thrice } },
  when { omen = me, amount = 1, run = function()
    local p = pick_richest()

    lose_gold(p, (gold(p) + 1) // 2)
  end },
  when { omen = me, amount = 3, run = function()
    for h in each(each_hero()) do
      if wounds(h) > 0 then suffer(h, 1) end
    end
    discard_leftmost()
  end },
}
