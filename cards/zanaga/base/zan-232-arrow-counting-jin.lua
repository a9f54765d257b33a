-- ZAN-232 Arrow-Counting Jin
-- When Jin's attack hits, your hero has 2 more in the next roll of this round.

local aims = passive { me, roll_more = 2 }

card "ZAN-232" {
  when { struck = card, run = function()
    if is(noted(striker), me) then give(hero_of(you), aims, this_round) end
  end },
}
