-- VEN-025 Esteemed Hierophant.

scenario "With seven runes an enemy spell does the Hierophant no damage" {
  covers = { "VEN-025", "437" },
  you = { units = { ["0"] = { "Esteemed Hierophant", "Mountain Drake" } }, runes = { calm = 7 } },
  foe = { hand = { "Flurry of Blades", "Void Seeker" }, runes = { fury = 4, body = 1 }, deck = { "Mega-Mech", "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Flurry of Blades")
    t:everyone_passes()
    t:expect_unit("Mountain Drake", { damage = 1 })
    t.foe:play("Void Seeker", { target = "Esteemed Hierophant" })
    t:everyone_passes()

    t:expect_unit("Esteemed Hierophant", { damage = 0 })
  end,
}

scenario "With six runes it does" {
  covers = { "VEN-025" },
  you = { units = { ["0"] = { "Esteemed Hierophant" } }, runes = { calm = 6 } },
  foe = { hand = { "Void Seeker" }, runes = { fury = 4 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Void Seeker", { target = "Esteemed Hierophant" })
    t:everyone_passes()

    t:expect_unit("Esteemed Hierophant", { damage = 4 })
  end,
}

scenario "An ability of the foe does the Hierophant no damage either" {
  covers = { "VEN-025", "437", "417.6" },
  you = { units = { ["0"] = { "Esteemed Hierophant" } }, runes = { calm = 7 } },
  foe = { base = { "Akali, Deadly Weapon" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Akali, Deadly Weapon", "0", { may = true, target = "Esteemed Hierophant" })
    t:everyone_passes()

    t:expect_unit("Esteemed Hierophant", { damage = 0 })
  end,
}

scenario "Your own spells hurt the Hierophant, and so does combat" {
  covers = { "VEN-025", "417.6" },
  you = {
    units = { ["0"] = { "Esteemed Hierophant" } },
    hand = { "Flurry of Blades" },
    runes = { calm = 7 },
  },
  foe = { base = { "Playful Phantom" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Playful Phantom", "0")
    t.foe:pass()
    t.you:play("Flurry of Blades")
    t:everyone_passes()
    t:expect_unit("Esteemed Hierophant", { damage = 1 })
    t:fight()

    t:expect { you = { trash = { "Flurry of Blades", "Esteemed Hierophant" } }, foe = { trash = { "Playful Phantom" } } }
  end,
}

scenario "What a unit deals is no damage of the spell that lets it: it counts" {
  covers = { "VEN-025", "417.6" },
  you = { base = { "Esteemed Hierophant" }, runes = { calm = 7 } },
  foe = { base = { "Shipyard Skulker" }, hand = { "Challenge" }, runes = { body = 5 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Challenge", { target = { { "Shipyard Skulker" }, { "Esteemed Hierophant" } } })
    t:everyone_passes()

    t:expect_unit("Esteemed Hierophant", { damage = 3 })
  end,
}
