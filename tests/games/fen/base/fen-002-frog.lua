-- FEN-002 Frog
-- When it is read, everybody is less tired.
card "FEN-002" { when { read = me, run = function() tire_all(-1) end } }
