-- TLY-062 March Song
-- A card whenever two or more of your units move at once.
card "TLY-062" {
  when { moves = unit { friendly }, one_or_more, count = at_least(2), run = function() draw(1) end },
}
