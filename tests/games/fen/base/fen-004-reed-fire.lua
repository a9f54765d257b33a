-- FEN-004 Reed Fire
-- When it is read, everybody tires.
card "FEN-004" { when { read = me, run = function() tire_all(1) end } }
