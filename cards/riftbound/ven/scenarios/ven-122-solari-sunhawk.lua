-- VEN-122 Solari Sunhawk.

scenario "Empowered, the Sunhawk has a Might more and Deflect 2" {
  covers = { "VEN-122", "Empower", "Empowered", "Deflect", "827" },
  you = { base = { "Solari Sunhawk" }, runes = { order = 2 } },
  foe = { hand = { "Stupefy" }, runes = { mind = 2 } },

  run = function(t)
    t:expect_unit("Solari Sunhawk", { might = 3, no_keywords = "Deflect" })
    t.you:use("Solari Sunhawk")
    t:everyone_passes()
    t:expect_unit("Solari Sunhawk", { might = 4, keywords = "Deflect 2" })
    t:next_turn()
    t.foe:play("Stupefy", { target = "Solari Sunhawk" })

    t:expect { foe = { runes = 2 } }
  end,
}

scenario "Without the status the Sunhawk is chosen for nothing" {
  covers = { "VEN-122", "828" },
  you = { base = { "Solari Sunhawk" } },
  foe = { hand = { "Stupefy" }, runes = { mind = 1 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Stupefy", { target = "Solari Sunhawk" })

    t:expect { foe = { runes = 1, runes_ready = 0 } }
  end,
}
