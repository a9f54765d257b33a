-- TLY-033 Lap Counter
-- A card as anyone comes to three points or more, and as anyone comes to less than two.
card "TLY-033" {
  when { points = player, reaches = at_least(3), run = function() draw(1) end },
  when { points_lost = player, reaches = less_than(2), run = function() draw(1) end },
}
