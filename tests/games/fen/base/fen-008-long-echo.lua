-- FEN-008 Long Echo
-- When it is read, a wisp comes back to it as long as there is one.
card "FEN-008" { when { read = me, run = function() draw_wisp() end } }
