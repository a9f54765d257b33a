-- FEN-001 Heron
-- When it is read, another wisp comes.
card "FEN-001" { when { read = me, run = function() draw_wisp() end } }
