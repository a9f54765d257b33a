-- FEN-007 Drowned Bell
-- When it is read, the next sign rises.
card "FEN-007" { when { read = me, run = function() raise_sign() end } }
