-- UNL-146 Syndra, Transcendent.

scenario "While Syndra is in a showdown your spells have Repeat" {
  covers = { "UNL-146", "820", "344" },
  you = { base = { "Syndra, Transcendent" }, hand = { "Discipline" }, resources = { energy = 4, chaos = 1 }, deck = { "Gust", "Flash", "Charm" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Syndra, Transcendent", "0")
    t.you:play("Discipline", { additional = true, target = { { "Syndra, Transcendent" }, { "Syndra, Transcendent" } } })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash" }, resources = { energy = 0, chaos = 0 } } }
    t:expect_unit("Syndra, Transcendent", { might = 10 })
  end,
}

scenario "Out of a showdown, or with Syndra elsewhere, there is no Repeat" {
  covers = { "UNL-146" },
  you = {
    base = { "Syndra, Transcendent", "Recruit" }, hand = { "Discipline", "Discipline" },
    resources = { energy = 8, chaos = 2 }, deck = { "Gust", "Flash", "Charm" },
  },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Discipline", { target = "Recruit" })
    t:everyone_passes()
    t:expect_unit("Recruit", { might = 3 })
    t.you:move("Recruit", "0")
    t.you:play("Discipline", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 5 })
    t:expect { you = { hand = { "Gust", "Flash" }, resources = { energy = 4, chaos = 2 } } }
  end,
}

scenario "An opponent's spells have no Repeat from Syndra" {
  covers = { "UNL-146" },
  you = { base = { "Syndra, Transcendent" } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Discipline" }, resources = { energy = 4, chaos = 1 } },

  run = function(t)
    t.you:move("Syndra, Transcendent", "0")
    t.you:pass()
    t.foe:play("Discipline", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 10 })
  end,
}

scenario "Syndra pays for the spell that she lets repeat: it is repeated, and the Repeat is paid" {
  covers = { "UNL-146", "820", "355.1", "356", "357", "UNL-173" },
  turn_player = "foe",
  you = {
    units = { ["0"] = { "Syndra, Transcendent" } }, hand = { "Sacrifice" }, runes = { order = 1, chaos = 3 },
    deck = { "Gust", "Flash", "Defy", "Charm" },
  },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:play("Sacrifice", { additional = true, cost = "Syndra, Transcendent" })
    t:expect { you = { rune_deck_size = 9, runes_ready = 1 } }
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash", "Defy", "Charm" } } }
  end,
}

scenario "Without enough for it a Repeat of Syndra's is not offered, though she pays for the spell" {
  covers = { "UNL-146", "357.3", "UNL-173" },
  turn_player = "foe",
  you = {
    units = { ["0"] = { "Syndra, Transcendent" } }, hand = { "Sacrifice" }, runes = { order = 1, chaos = 1 },
    deck = { "Gust", "Flash", "Defy", "Charm" },
  },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:play("Sacrifice")
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash" } } }
  end,
}
