-- TLY-040 Rising Star
-- A card as its Might comes to five or more, and one as it comes to two or less.
card "TLY-040" {
  when { might_rises = me, reaches = at_least(5), run = function() draw(1) end },
  when { might_falls = me, reaches = at_most(2), run = function() draw(1) end },
}
