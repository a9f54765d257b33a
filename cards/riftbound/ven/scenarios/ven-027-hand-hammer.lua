-- VEN-027 Hand Hammer.

scenario "At a battlefield with one other unit of yours the Hammer's host has two Might more" {
  covers = { "VEN-027", "Equip", "136.2", "718", "818" },
  you = { base = { "Hand Hammer" }, units = { ["0"] = { "Shipyard Skulker", "Recruit" } }, runes = { calm = 1 } },

  run = function(t)
    t.you:use("Hand Hammer", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 6, attached = { "Hand Hammer" } })
    t:expect_unit("Recruit", { might = 1 })
  end,
}

scenario "With two others there, or none, the Hammer gives its bonus alone" {
  covers = { "VEN-027" },
  you = {
    units = {
      ["0"] = { { "Shipyard Skulker", attached = { "Hand Hammer" } }, "Recruit", "Pouty Poro" },
      ["1"] = { { "Mega-Mech", attached = { "Hand Hammer" } } },
    },
  },

  run = function(t)
    t:expect_unit("Shipyard Skulker", { might = 4 })
    t:expect_unit("Mega-Mech", { might = 9 })
  end,
}

scenario "In base the host has no more, whoever is with it" {
  covers = { "VEN-027" },
  you = { base = { { "Shipyard Skulker", attached = { "Hand Hammer" } }, "Recruit" } },

  run = function(t) t:expect_unit("Shipyard Skulker", { might = 4 }) end,
}

scenario "Units of the foe are not counted for the Hammer" {
  covers = { "VEN-027" },
  you = { base = { { "Shipyard Skulker", attached = { "Hand Hammer" } } } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")

    t:expect_unit("Shipyard Skulker", { might = 4, attacking = true })
  end,
}

scenario "A host that was taken over counts the units of its new player" {
  covers = { "VEN-027", "718.5.f", "136.2.b" },
  you = { hand = { "Hostile Takeover" }, runes = { mind = 4, order = 4 } },
  foe = { units = { ["0"] = { { "Shipyard Skulker", attached = { "Hand Hammer" } }, "Recruit" } } },

  run = function(t)
    t:expect_unit("Shipyard Skulker", { might = 6 })
    t.you:play("Hostile Takeover", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { controller = "you", might = 4 })
  end,
}
