-- CIR-011 Watchful Crowd
-- A card for you whenever any unit attacks.
card "CIR-011" { when { attacks = unit, run = function() draw(1) end } }
