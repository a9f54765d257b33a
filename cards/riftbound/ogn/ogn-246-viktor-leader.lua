-- OGN-246 Viktor, Leader
-- Each other friendly unit that dies, Recruits aside, leaves a Recruit in your base.
card "OGN-246" {
  when { dies = unit { yours, another, except { tag = "Recruit" } },
    run = function() play_token("Recruit", base) end,
  },
}
