-- UNL-173 Sacrifice.

scenario "A Mighty unit of yours buys two cards and an exhausted rune" {
  covers = { "UNL-173", "356.2", "708" },
  you = {
    hand = { "Sacrifice" }, resources = { energy = 1 }, base = { "Petty Officer", "Recruit" },
    rune_deck = { order = 2 }, deck = { "Gust", "Flash", "Charm" },
  },

  run = function(t)
    t.you:play("Sacrifice")
    t:expect { chain = { "Sacrifice" }, you = { trash = { "Petty Officer" } } }
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash" }, runes_exhausted = 1, base = { "Recruit" } } }
  end,
}

scenario "Without a Mighty unit of yours there is no Sacrifice" {
  covers = { "UNL-173", "203.3" },
  you = { hand = { "Sacrifice" }, resources = { energy = 1 }, base = { "Vanguard Sergeant" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:refused("play", "Sacrifice", "203.3")
  end,
}

scenario "Nobody can shrink the unit between the announcement and the death" {
  covers = { "UNL-173", "R081", "337.1.a", "355.10.c" },
  you = { hand = { "Sacrifice" }, resources = { energy = 1 }, base = { "Petty Officer" }, deck = { "Gust", "Flash", "Charm" } },
  foe = { hand = { "Stupefy" }, resources = { energy = 1 } },

  run = function(t)
    t.you:play("Sacrifice")
    t:expect { you = { trash = { "Petty Officer" } }, priority = "you" }
    t.you:pass()
    t.foe:refused("play", "Stupefy", "355.8")
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash" } } }
  end,
}
