-- VEN-137 Shady Spectacles.

scenario "Equipped, a unit is a copy of another friendly unit" {
  covers = { "VEN-137", "Equip", "477.1.b", "725.2" },
  you = { base = { "Recruit", "Pouty Poro", "Mega-Mech" }, gear = { "Shady Spectacles" }, runes = { order = 2 } },
  foe = { base = { "Playful Phantom" } },

  run = function(t)
    t.you:use("Shady Spectacles", { target = "Recruit" })
    t:answers { you = { { pick = "Mega-Mech" } } }
    t:everyone_passes()

    t:expect_unit("Mega-Mech#1", { might = 8 })
    t:expect_unit("Mega-Mech#2", { might = 8 })
    t:expect { you = { base = { "Mega-Mech", "Mega-Mech", "Pouty Poro", "Shady Spectacles" } } }
  end,
}

scenario "When the Spectacles are destroyed the host is what it was" {
  covers = { "VEN-137", "477.1.b", "435" },
  you = { base = { "Recruit", "Mega-Mech" }, gear = { "Shady Spectacles" }, hand = { "Brittle Steel" }, runes = { order = 2, fury = 2 } },

  run = function(t)
    t.you:use("Shady Spectacles", { target = "Recruit" })
    t:everyone_passes()
    t:expect { you = { base = { "Mega-Mech", "Mega-Mech", "Shady Spectacles" } } }
    t.you:play("Brittle Steel", { target = "Shady Spectacles" })
    t:everyone_passes()

    t:expect { you = { base = { "Recruit", "Mega-Mech" } } }
  end,
}

scenario "Without another friendly unit the host stays what it is" {
  covers = { "VEN-137" },
  you = { base = { "Recruit" }, gear = { "Shady Spectacles" }, runes = { order = 2 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:use("Shady Spectacles", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 1, attached = { "Shady Spectacles" } })
  end,
}

scenario "A keyword that the host was given stays with the copy" {
  covers = { "VEN-137", "R082", "477.2", "801.3.a.3" },
  you = { base = { "Recruit", "Mega-Mech" }, hand = { "Cleave" }, gear = { "Shady Spectacles" }, runes = { order = 2, fury = 1 } },

  run = function(t)
    t.you:play("Cleave", { target = "Recruit" })
    t:everyone_passes()
    t.you:use("Shady Spectacles", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech#1", { keywords = "Assault 3", token = true })
  end,
}

scenario "A Reflection that is Temporary by gift stays so as a copy" {
  covers = { "VEN-137", "R082", "477.1.b", "477.2", "801.3.a.3" },
  you = { hand = { "Mirror Image" }, base = { "Recruit", "Mega-Mech" }, gear = { "Shady Spectacles" }, runes = { mind = 6, order = 4 } },

  run = function(t)
    t.you:play("Mirror Image", { target = "Recruit" })
    t:everyone_passes()
    t.you:use("Shady Spectacles", { target = "Recruit#2" })
    t:answers { you = { { pick = "Mega-Mech" } } }
    t:everyone_passes()

    t:expect_unit("Mega-Mech#2", { keywords = "Temporary", token = true, attached = { "Shady Spectacles" } })
  end,
}

scenario "The copy has the abilities of what it copies" {
  covers = { "VEN-137", "477.1.b" },
  you = { base = { "Recruit", "Solari Sunhawk" }, gear = { "Shady Spectacles" }, runes = { order = 4 } },

  run = function(t)
    t.you:use("Shady Spectacles", { target = "Recruit" })
    t:everyone_passes()
    t.you:use("Solari Sunhawk#1")
    t:everyone_passes()

    t:expect_unit("Solari Sunhawk#1", { might = 4, empowered = true, keywords = "Deflect 2" })
  end,
}

scenario "Without the Spectacles a Reflection is again what it copied before" {
  covers = { "VEN-137", "477.1.b", "435" },
  you = { hand = { "Mirror Image", "Brittle Steel" }, base = { "Recruit", "Mega-Mech" }, gear = { "Shady Spectacles" },
    runes = { mind = 6, order = 4, fury = 4 },
  },

  run = function(t)
    t.you:play("Mirror Image", { target = "Recruit" })
    t:everyone_passes()
    t.you:use("Shady Spectacles", { target = "Recruit#2" })
    t:answers { you = { { pick = "Mega-Mech" } } }
    t:everyone_passes()
    t:expect { you = { base = { "Recruit", "Mega-Mech", "Mega-Mech", "Shady Spectacles" } } }
    t.you:play("Brittle Steel", { target = "Shady Spectacles" })
    t:everyone_passes()

    t:expect { you = { base = { "Recruit", "Recruit", "Mega-Mech" } } }
  end,
}

scenario "Attached by Weaponmaster the Spectacles make a copy as well" {
  covers = { "VEN-137", "Weaponmaster", "821" },
  you = { hand = { "Riven, Shattered" }, base = { "Mega-Mech" }, gear = { "Shady Spectacles" }, runes = { calm = 5 } },

  run = function(t)
    t.you:play("Riven, Shattered", { to = "base" })
    t:answers { you = { { may = true }, { target = "Shady Spectacles" } , { additional = true }} }
    t:everyone_passes()

    t:expect { you = { base = { "Mega-Mech", "Mega-Mech", "Shady Spectacles" } } }
  end,
}
