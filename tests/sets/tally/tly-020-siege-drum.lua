-- TLY-020 Siege Drum
-- A card for the points that you conquer.
card "TLY-020" { when { points = you, because = "conquers", run = function() draw(1) end } }
