-- SFD-039 Royal Entourage
-- It readies or exhausts a legend when it comes.
card "SFD-039" {
  when { played = me, modes = {
    { "ready a legend", target = legend, run = function(who) ready(who) end },
    { "exhaust a legend", target = legend, run = function(who) exhaust(who) end },
  } },
}
