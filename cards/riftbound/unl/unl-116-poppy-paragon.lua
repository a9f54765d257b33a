-- UNL-116 Poppy, Paragon
-- Near an opponent's victory she is ready on arrival and brings three experience.
card "UNL-116" {
  when { played = me, provided = opponent { to_win = at_most(3) },
    run = function()
      ready(me)
      gain_xp(3)
    end,
  },
}
