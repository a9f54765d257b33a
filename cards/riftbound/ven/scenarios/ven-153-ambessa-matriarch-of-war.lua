-- VEN-153 Ambessa, Matriarch of War.

scenario "Ambessa is Empowered as you empower another, and readies a unit for the status, a Power and exhaustion" {
  covers = { "VEN-153", "441", "442", "415" },
  you = { legend = "Ambessa, Matriarch of War", base = { { "Kinkou Lifeblade", exhausted = true } }, runes = { mind = 3 } },

  run = function(t)
    t.you:refused("use", "Ambessa, Matriarch of War")
    t.you:use("Kinkou Lifeblade")
    t:everyone_passes()
    t:expect_unit("Ambessa, Matriarch of War", { empowered = true })
    t.you:use("Ambessa, Matriarch of War", { target = "Kinkou Lifeblade" })
    t:everyone_passes()

    t:expect_unit("Kinkou Lifeblade", { ready = true, empowered = true })
    t:expect_unit("Ambessa, Matriarch of War", { empowered = false })
    t:expect { you = { legend_exhausted = true, runes = 2 } }
  end,
}

scenario "The Power must be paid as well" {
  covers = { "VEN-153", "357.1" },
  you = { legend = { { "Ambessa, Matriarch of War", empowered = true } }, base = { { "Recruit", exhausted = true } } },

  run = function(t) t.you:refused("use", "Ambessa, Matriarch of War", "357.1") end,
}

scenario "What the foe empowers does not move Ambessa" {
  covers = { "VEN-153", "411.4" },
  you = { legend = "Ambessa, Matriarch of War" },
  foe = { base = { "Kinkou Lifeblade" }, runes = { chaos = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:use("Kinkou Lifeblade")
    t:everyone_passes()

    t:expect_unit("Ambessa, Matriarch of War", { empowered = false })
  end,
}
