-- VEN-082 Profiteer.

scenario "The status of one thing of yours goes to another" {
  covers = { "VEN-082", "441", "442", "383.3.b" },
  you = { hand = { "Profiteer" }, resources = { energy = 4 }, gear = { { "Hextech Disc", empowered = true } }, base = { "Brutal Hunter" } },

  run = function(t)
    t.you:play("Profiteer", { to = "base", may = true, target = "Brutal Hunter" })
    t:expect_unit("Hextech Disc", { empowered = false })
    t:everyone_passes()

    t:expect_unit("Brutal Hunter", { empowered = true, might = 6 })
  end,
}

scenario "You may keep the status" {
  covers = { "VEN-082", "383.3.a" },
  you = { hand = { "Profiteer" }, resources = { energy = 4 }, gear = { { "Hextech Disc", empowered = true } }, base = { "Brutal Hunter" } },

  run = function(t)
    t.you:play("Profiteer", { to = "base", may = false })

    t:expect { chain = {} }
    t:expect_unit("Hextech Disc", { empowered = true })
  end,
}

scenario "A status of the foe's pays nothing" {
  covers = { "VEN-082", "203.3" },
  you = { hand = { "Profiteer" }, resources = { energy = 4 }, base = { "Brutal Hunter" } },
  foe = { base = { { "Brutal Hunter", empowered = true } } },

  run = function(t)
    t.you:play("Profiteer", { to = "base" })

    t:expect { chain = {} }
    t:expect_unit("foe's Brutal Hunter", { empowered = true })
  end,
}
