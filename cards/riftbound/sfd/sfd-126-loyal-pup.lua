-- SFD-126 Loyal Pup
-- It may come to the battlefield that you defend.
card "SFD-126" {
  when { defends = you, may, run = function() move(me, there) end },
}
