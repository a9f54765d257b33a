-- VEN-092 Renekton, Brute.

scenario "At ten Might Renekton becomes Empowered, and stays so when his Might has gone" {
  covers = { "VEN-092", "441", "383.2", "Empowered", "477.3" },
  you = { base = { "Renekton, Brute" }, runes = { body = 7 } },

  run = function(t)
    for _ = 1, 5 do
      t.you:use("Renekton, Brute")
      t:everyone_passes()
    end
    t:expect_unit("Renekton, Brute", { might = 9, empowered = false, no_keywords = { "Deflect", "Ganking" } })
    t.you:use("Renekton, Brute")
    t:everyone_passes()
    t:expect_unit("Renekton, Brute", { might = 10, empowered = true, keywords = { "Deflect", "Ganking" } })
    t:next_turn()

    t:expect_unit("Renekton, Brute", { might = 4, empowered = true, keywords = { "Deflect", "Ganking" } })
  end,
}

scenario "More Might on top of ten is no new event" {
  covers = { "VEN-092", "383.2" },
  you = { base = { { "Renekton, Brute", empowered = true } }, runes = { body = 8 } },

  run = function(t)
    for _ = 1, 7 do
      t.you:use("Renekton, Brute")
      t:everyone_passes()
    end
    t:expect_unit("Renekton, Brute", { might = 11 })
    t.you:use("Renekton, Brute")
    t.you:pass()
    t.foe:pass()

    t:expect { chain = {} }
    t:expect_unit("Renekton, Brute", { might = 12 })
  end,
}

scenario "Any way to ten will do: as an attacker with Assault" {
  covers = { "VEN-092", "143.2" },
  you = { base = { "Renekton, Brute" }, hand = { "Cleave" }, runes = { body = 4 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    for _ = 1, 3 do
      t.you:use("Renekton, Brute")
      t:everyone_passes()
    end
    t.you:play("Cleave", { target = "Renekton, Brute" })
    t:everyone_passes()
    t:expect_unit("Renekton, Brute", { might = 7, empowered = false })
    t.you:move("Renekton, Brute", "0")
    t:everyone_passes()

    t:expect_unit("Renekton, Brute", { empowered = true })
  end,
}
