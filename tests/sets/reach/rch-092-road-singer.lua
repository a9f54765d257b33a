-- RCH-092 Road Singer
-- When a friendly unit moves, a card for you if you have a unit with Tank.
card "RCH-092" {
  when { moves = unit { friendly }, provided = unit { friendly, has = "Tank" }, run = function() draw(1) end },
}
