-- UNL-199 LeBlanc, Deceiver
-- Conquering or holding, a card and exhausting her buy a ready Reflection of another unit there.
local reflect = effect { target = unit { there, except { it } },
  run = function(u)
    become_copy(it, u)
    give(it, "Temporary")
  end,
}

card "UNL-199" {
  when { conquers = you, holds = you, may, cost = { discard = 1, exhaust = me },
    run = function() do_this(reflect, play_token("Reflection", readied, there)) end,
  },
}
