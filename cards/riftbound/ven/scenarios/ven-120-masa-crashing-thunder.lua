-- VEN-120 Masa, Crashing Thunder.

scenario "With the Order paid Masa stuns an enemy at a battlefield" {
  covers = { "VEN-120", "356.2", "423" },
  you = { hand = { "Masa, Crashing Thunder" }, runes = { order = 5 } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, base = { "Pouty Poro" } },

  run = function(t)
    t.you:play("Masa, Crashing Thunder", { to = "base", additional = true })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { stunned = true })
    t:expect_unit("Pouty Poro", { stunned = false })
    t:expect { you = { runes = 4 } }
  end,
}

scenario "Without the Order Masa stuns nobody" {
  covers = { "VEN-120" },
  you = { hand = { "Masa, Crashing Thunder" }, runes = { order = 5 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Masa, Crashing Thunder", { to = "base", additional = false })

    t:expect { chain = {}, you = { runes = 5, runes_ready = 1 } }
    t:expect_unit("Mega-Mech", { stunned = false })
  end,
}
