-- VEN-099 Tornado Warrior.

scenario "Played from facedown, the Warrior empowers something here until the turn ends" {
  covers = { "VEN-099", "Hidden", "441", "442", "317.1" },
  you = { units = { ["0"] = { "Kinkou Lifeblade" }, base = { "Recruit" } }, facedown = { ["0"] = { "Tornado Warrior" } } },

  run = function(t)
    t.you:play("Tornado Warrior", { from = "facedown", may = true, target = "?" })
    t.you:offers("target", "Tornado Warrior")
    t.you:offers_not("target", "Recruit")
    t.you:answer("Kinkou Lifeblade")
    t:everyone_passes()
    t:expect_unit("Kinkou Lifeblade", { empowered = true, might = 5 })
    t:next_turn()

    t:expect_unit("Kinkou Lifeblade", { empowered = false, might = 4 })
  end,
}

scenario "It may be done without" {
  covers = { "VEN-099", "383.3.a" },
  you = { units = { ["0"] = { "Kinkou Lifeblade" } }, facedown = { ["0"] = { "Tornado Warrior" } } },

  run = function(t)
    t.you:play("Tornado Warrior", { from = "facedown", may = false })

    t:expect { chain = {} }
    t:expect_unit("Kinkou Lifeblade", { empowered = false })
  end,
}

scenario "An enemy here may be empowered too" {
  covers = { "VEN-099", "355.9" },
  you = { units = { ["0"] = { "Recruit" } }, facedown = { ["0"] = { "Tornado Warrior" } } },
  foe = { base = { "Kinkou Lifeblade" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Kinkou Lifeblade", "0")
    t.foe:pass()
    t.you:play("Tornado Warrior", { from = "facedown", may = true, target = "Kinkou Lifeblade" })
    t:everyone_passes()

    t:expect_unit("Kinkou Lifeblade", { empowered = true, might = 5 })
  end,
}

scenario "From the hand the Warrior empowers nothing" {
  covers = { "VEN-099" },
  you = { units = { ["0"] = { "Kinkou Lifeblade" } }, hand = { "Tornado Warrior" }, runes = { chaos = 3 } },

  run = function(t)
    t.you:play("Tornado Warrior", { to = "0" })

    t:expect { chain = {} }
    t:expect_unit("Kinkou Lifeblade", { empowered = false })
  end,
}

scenario "Gear that is attached here may be empowered" {
  covers = { "VEN-099", "441" },
  you = {
    units = { ["0"] = { { "Recruit", attached = { "Sacred Shears" } } } },
    facedown = { ["0"] = { "Tornado Warrior" } },
  },

  run = function(t)
    t.you:play("Tornado Warrior", { from = "facedown", may = true, target = "Sacred Shears" })
    t:everyone_passes()

    t:expect_unit("Sacred Shears", { empowered = true })
    t:next_turn()
    t:expect_unit("Sacred Shears", { empowered = false })
  end,
}
