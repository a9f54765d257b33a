-- VEN-112 Zed, Without a Sound
-- Conquering brings a Shadow Clone home; one Energy and one Chaos, also in showdowns, let him trade places with one.
card "VEN-112" {
  when { conquers = me, run = function() play_token("Shadow Clone", base) end },
  activated { action, cost = { energy = 1, chaos = 1 }, target = unit { yours, name = "Shadow Clone" },
    run = function(u)
      local mine, its = location(me), location(u)
      move(me, its)
      move(u, mine)
    end,
  },
}
