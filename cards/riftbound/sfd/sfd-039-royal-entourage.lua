-- SFD-039 Royal Entourage
-- It readies or exhausts a legend when it comes.
card "SFD-039" {
  when { played = me, target = legend,
    run = function(who) if choose("ready", "exhaust") == 1 then ready(who) else exhaust(who) end end,
  },
}
