-- UNL-001 Arena Kingpin.

scenario "The Kingpin comes ready and lends three Might at once, for the turn" {
  covers = { "UNL-001", "143.4", "377" },
  you = { hand = { "Arena Kingpin" }, runes = { fury = 5 }, base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Arena Kingpin")
    t:expect_unit("Arena Kingpin", { ready = true })
    t.you:use("Arena Kingpin", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { might = 6 })
    t:expect_unit("Arena Kingpin", { exhausted = true })
    t:next_turn()

    t:expect_unit("Shipyard Skulker", { might = 3 })
  end,
}

scenario "The Kingpin may lend to himself and to enemies, but not exhausted" {
  covers = { "UNL-001", "203.3" },
  you = { base = { "Arena Kingpin" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:use("Arena Kingpin", { target = "?" })
    t.you:offers("target", "Mega-Mech")
    t.you:answer("Arena Kingpin")
    t:everyone_passes()

    t:expect_unit("Arena Kingpin", { might = 6 })
    t.you:refused("use", "Arena Kingpin", "203.3")
  end,
}

scenario "The Kingpin lends nothing in a fight" {
  covers = { "UNL-001", "308.1.a" },
  you = { base = { "Arena Kingpin", "Shipyard Skulker" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t.you:refused("use", "Arena Kingpin", "308.1.a")
  end,
}
