-- OGN-164 Sett, Brawler.

scenario "Sett is buffed when he arrives" {
  covers = { "OGN-164", "426", "702" },
  you = { hand = { "Sett, Brawler" }, runes = { body = 5 } },

  run = function(t)
    t.you:play("Sett, Brawler")
    t:everyone_passes()

    t:expect_unit("Sett, Brawler", { buffs = 1, might = 5, exhausted = true })
  end,
}

scenario "Sett spends his buff for four Might and earns a new one by conquering" {
  covers = { "OGN-164", "705", "383.4.c" },
  you = { base = { { "Sett, Brawler", buffs = 1 } } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:use("Sett, Brawler")
    t:everyone_passes()
    t:expect_unit("Sett, Brawler", { buffs = 0, might = 8 })
    t.you:refused("use", "Sett, Brawler", "203.3")
    t.you:move("Sett, Brawler", "0")
    t:fight()
    t:expect_unit("Sett, Brawler", { buffs = 1, might = 9 })
    t:next_turn()

    t:expect_unit("Sett, Brawler", { buffs = 1, might = 5 })
  end,
}

scenario "A buffed Sett who conquers has one buff still" {
  covers = { "OGN-164", "426" },
  you = { base = { { "Sett, Brawler", buffs = 1 } } },

  run = function(t)
    t.you:move("Sett, Brawler", "0")
    t:fight()

    t:expect_unit("Sett, Brawler", { buffs = 1, might = 5 })
  end,
}

scenario "Sett spends no other unit's buff" {
  covers = { "OGN-164", "705" },
  you = { base = { "Sett, Brawler", { "Shipyard Skulker", buffs = 1 } } },

  run = function(t)
    t.you:refused("use", "Sett, Brawler", "203.3")
  end,
}
