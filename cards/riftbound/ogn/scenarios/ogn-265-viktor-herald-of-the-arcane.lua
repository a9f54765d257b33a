-- OGN-265 Viktor, Herald of the Arcane: one Energy and exhausting him play a Recruit.

scenario "Viktor, Herald of the Arcane plays a Recruit to a battlefield that you control" {
  covers = { "OGN-265", "377", "350.2", "355.2" },
  you = {
    legend = { "Viktor, Herald of the Arcane" },
    units = { ["Void Gate"] = { "Mega-Mech" } },
    runes = { mind = 1 },
  },

  run = function(t)
    t.you:use("Viktor, Herald of the Arcane", { to = "Void Gate" })
    t:everyone_passes()

    t:expect_unit("Recruit", { at = "Void Gate", might = 1, exhausted = true, token = true })
    t:expect { you = { legend_exhausted = true, runes_ready = 0 } }
  end,
}

scenario "Without a battlefield of yours the Recruit of Viktor, Herald of the Arcane comes to base" {
  covers = { "OGN-265", "355.2" },
  you = { legend = { "Viktor, Herald of the Arcane" }, runes = { mind = 1 } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:use("Viktor, Herald of the Arcane")
    t:everyone_passes()

    t:expect { you = { base = { "Recruit" } } }
  end,
}

scenario "Viktor, Herald of the Arcane needs an Energy" {
  covers = { "OGN-265", "357.1" },
  you = { legend = { "Viktor, Herald of the Arcane" }, runes = { mind = { exhausted = 2 } } },

  run = function(t)
    t.you:refused("use", "Viktor, Herald of the Arcane", "357.1")
  end,
}
