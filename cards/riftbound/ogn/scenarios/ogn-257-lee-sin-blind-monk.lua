-- OGN-257 Lee Sin, Blind Monk: one Energy and exhausting him buff a unit of yours.

scenario "Lee Sin, Blind Monk buffs a friendly unit for one Energy" {
  covers = { "OGN-257", "377", "426", "Q92" },
  you = {
    legend = { "Lee Sin, Blind Monk" },
    base = { "Recruit", "Shipyard Skulker" },
    runes = { calm = 2 },
  },

  run = function(t)
    t.you:use("Lee Sin, Blind Monk", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 2, buffs = 1 })
    t:expect { you = { legend_exhausted = true, runes_ready = 1 } }
  end,
}

scenario "A buffed unit gets no second buff from Lee Sin, Blind Monk" {
  covers = { "OGN-257", "426", "702" },
  you = {
    legend = { "Lee Sin, Blind Monk" },
    base = { { "Recruit", buffed = true } },
    runes = { calm = 1 },
  },

  run = function(t)
    t.you:use("Lee Sin, Blind Monk")
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 2, buffs = 1 })
    t:expect { you = { legend_exhausted = true } }
  end,
}

scenario "Lee Sin, Blind Monk is used once a turn, as he must be ready" {
  covers = { "OGN-257", "203.3", "414" },
  you = {
    legend = { "Lee Sin, Blind Monk" },
    legend_exhausted = true,
    base = { "Recruit" },
    runes = { calm = 2 },
  },

  run = function(t)
    t.you:refused("use", "Lee Sin, Blind Monk", "203.3")
  end,
}

scenario "Lee Sin, Blind Monk buffs no enemy" {
  covers = { "OGN-257", "355.8" },
  you = { legend = { "Lee Sin, Blind Monk" }, runes = { calm = 1 } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:refused("use", "Lee Sin, Blind Monk", "355.8")
  end,
}

scenario "The ability of Lee Sin, Blind Monk is no Action: not in a showdown" {
  covers = { "OGN-257", "381", "308.1.a" },
  you = {
    legend = { "Lee Sin, Blind Monk" },
    base = { "Recruit" },
    hand = { "Flash" },
    runes = { calm = 3 },
  },

  run = function(t)
    t.you:move("Recruit", "Blank Battlefield")

    t.you:refused("use", "Lee Sin, Blind Monk", "308.1.a")
  end,
}
