-- FEN-005 Black Moon
-- When it fades, everybody tires by two.
card "FEN-005" { when { fades = me, run = function() tire_all(2) end } }
