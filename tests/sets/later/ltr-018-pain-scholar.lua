-- LTR-018 Pain Scholar
-- A card whenever it takes damage.
card "LTR-018" { when { damaged = me, run = function() draw(1) end } }
