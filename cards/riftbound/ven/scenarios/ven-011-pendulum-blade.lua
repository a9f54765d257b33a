-- VEN-011 Pendulum Blade.

scenario "The Blade's host has two Might more for the turn when it moves to a battlefield" {
  covers = { "VEN-011", "Equip", "136.2", "718", "818" },
  you = { base = { "Shipyard Skulker", "Pendulum Blade" }, runes = { fury = 1 } },

  run = function(t)
    t.you:use("Pendulum Blade", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { might = 4, attached = { "Pendulum Blade" } })
    t.you:move("Shipyard Skulker", "0")
    t:everyone_passes()
    t:fight()
    t:expect_unit("Shipyard Skulker", { might = 6, at = "0" })
    t:next_turn()

    t:expect_unit("Shipyard Skulker", { might = 4 })
  end,
}

scenario "A way home is no move to a battlefield" {
  covers = { "VEN-011", "446" },
  you = { units = { ["0"] = { { "Shipyard Skulker", attached = { "Pendulum Blade" } } } } },

  run = function(t)
    t.you:move("Shipyard Skulker", "base")

    t:expect { chain = {} }
    t:expect_unit("Shipyard Skulker", { might = 4 })
  end,
}

scenario "A Blade that lies in base gives nothing, and other units have nothing of it" {
  covers = { "VEN-011", "135.4.b" },
  you = { base = { "Pendulum Blade", "Shipyard Skulker", { "Mega-Mech", attached = { "Pendulum Blade" } } } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")

    t:expect { chain = {} }
    t:expect_unit("Shipyard Skulker", { might = 3 })
  end,
}
