-- LTR-061 Careful Praise
-- Buff a unit; if it was buffed this way, a card.
card "LTR-061" { effect { target = unit, run = function(u) if buff(u) then draw(1) end end } }
