-- SLT-037 Brawler's Oath
-- A unit has two Might less this combat; if it has, you draw a card.
card "SLT-037" { effect { target = unit, run = function(u) if give_might(u, -2, this_combat) then draw(1) end end } }
