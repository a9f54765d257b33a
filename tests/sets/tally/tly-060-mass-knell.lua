-- TLY-060 Mass Knell
-- As many cards as units die at once, where these are two or more.
card "TLY-060" {
  when { dies = unit, one_or_more, count = at_least(2), run = function() draw(amount()) end },
}
