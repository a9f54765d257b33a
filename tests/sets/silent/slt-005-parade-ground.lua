-- SLT-005 Parade Ground
-- When you play it to a battlefield, what happens on conquering there happens.
local place = battlefield { here }
card "SLT-005" {
  when { played = me, run = function() activate("conquers", place) end },
}
