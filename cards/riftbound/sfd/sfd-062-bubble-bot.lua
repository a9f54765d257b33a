-- SFD-062 Bubble Bot
-- It readies another friendly Mech when it comes.
card "SFD-062" {
  when { played = me, target = unit { friendly, another, tag = "Mech" },
    run = function(u) ready(u) end,
  },
}
