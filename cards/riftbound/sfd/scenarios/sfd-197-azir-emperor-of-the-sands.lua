-- SFD-197 Azir, Emperor of the Sands.

scenario "Azir: a Sand Soldier comes after an Equipment, and takes it up for less" {
  covers = { "SFD-197", "377.2.b", "821" },
  you = { legend = "Azir, Emperor of the Sands", hand = { "Recurve Bow" }, runes = { fury = 5 } },

  run = function(t)
    t.you:refused("use", "Azir, Emperor of the Sands")
    t.you:play("Recurve Bow")
    t:everyone_passes()
    t:answers { you = { { may = true, target = "Recurve Bow" } } }
    t.you:use("Azir, Emperor of the Sands")
    t:everyone_passes()

    t:expect_unit("Sand Soldier", { at = "base", might = 2, attached = { "Recurve Bow" }, keywords = { "Weaponmaster" } })
    t:expect { you = { legend_exhausted = true, runes_ready = 2 } }
  end,
}

scenario "A gear that is no Equipment, or an opponent's, calls no Sand Soldier" {
  covers = { "SFD-197", "377.2.b" },
  you = { legend = "Azir, Emperor of the Sands", hand = { "Orb of Regret" }, runes = { mind = 4 }, base = { "Recruit", "Recurve Bow" } },

  run = function(t)
    t.you:play("Orb of Regret")
    t:everyone_passes()

    t.you:refused("use", "Azir, Emperor of the Sands")
    t:expect_unit("Recruit", { no_keywords = { "Weaponmaster" } })
  end,
}

scenario "An Equipment of the opponent this turn is not yours to answer" {
  covers = { "SFD-197", "377.2.b" },
  you = { legend = "Azir, Emperor of the Sands", base = { "Daring Poro" }, hand = { "Cleave" }, runes = { fury = 3 } },
  foe = { hand = { "Sterak's Gage" }, base = { "Mega-Mech", "Sand Soldier" }, runes = { calm = 5 } },

  run = function(t)
    t.you:play("Cleave", { target = "Daring Poro" })
    t.you:pass()
    t.foe:play("Sterak's Gage", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { attached = { "Sterak's Gage" } })

    t.you:refused("use", "Azir, Emperor of the Sands")
    t:expect_unit("Sand Soldier", { no_keywords = { "Weaponmaster" } })
  end,
}
