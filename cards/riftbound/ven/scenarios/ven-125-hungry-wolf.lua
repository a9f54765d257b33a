-- VEN-125 Hungry Wolf.

scenario "After choosing an enemy unit an Order makes the Wolf ready and stronger, once" {
  covers = { "VEN-125", "383.4.b", "377.2.b", "415" },
  you = { base = { { "Hungry Wolf", exhausted = true } }, hand = { "Cleave" }, runes = { fury = 1, order = 2 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:refused("use", "Hungry Wolf")
    t.you:play("Cleave", { target = "Mega-Mech" })
    t:everyone_passes()
    t.you:use("Hungry Wolf")
    t:everyone_passes()

    t:expect_unit("Hungry Wolf", { ready = true, might = 5 })
    t:expect { you = { runes = 2 } }
    t.you:refused("use", "Hungry Wolf")
    t:next_turn()
    t:expect_unit("Hungry Wolf", { might = 4 })
  end,
}

scenario "A unit of your own is no prey" {
  covers = { "VEN-125" },
  you = { base = { { "Hungry Wolf", exhausted = true } }, hand = { "Cleave" }, runes = { fury = 1, order = 1 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Cleave", { target = "Hungry Wolf" })
    t:everyone_passes()

    t.you:refused("use", "Hungry Wolf")
  end,
}

scenario "What the foe chooses does not count, nor what was chosen in an earlier turn" {
  covers = { "VEN-125" },
  you = { base = { "Hungry Wolf" }, hand = { "Cleave" }, runes = { fury = 1, order = 1 } },
  foe = { base = { "Mega-Mech" }, hand = { "Cleave" }, runes = { fury = 1 } },

  run = function(t)
    t.you:play("Cleave", { target = "Mega-Mech" })
    t:everyone_passes()
    t:next_turn()
    t.foe:play("Cleave", { target = "Mega-Mech" })
    t:everyone_passes()
    t:next_turn()

    t.you:refused("use", "Hungry Wolf")
  end,
}

scenario "An ability of yours that chooses an enemy unit counts as well" {
  covers = { "VEN-125", "383.4.b" },
  you = { base = { { "Hungry Wolf", exhausted = true } }, gear = { "Orb of Regret" }, runes = { order = 1 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:use("Orb of Regret", { target = "Mega-Mech" })
    t:everyone_passes()
    t.you:use("Hungry Wolf")
    t:everyone_passes()

    t:expect_unit("Hungry Wolf", { ready = true })
  end,
}
