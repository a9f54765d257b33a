-- TLY-047 Glut Tax
-- A card whenever an opponent draws two or more at once.
card "TLY-047" { when { draws = opponent, amount = at_least(2), run = function() draw(1) end } }
