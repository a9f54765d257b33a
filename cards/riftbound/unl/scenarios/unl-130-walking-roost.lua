-- UNL-130 Walking Roost.

scenario "The Roost's arrival gives the opponent a Bird" {
  covers = { "UNL-130", "UNL-T02", "Deflect" },
  you = { hand = { "Walking Roost" }, resources = { energy = 5 } },
  foe = {},

  run = function(t)
    t.you:play("Walking Roost")
    t:everyone_passes()

    t:expect { foe = { base = { "Bird" } }, you = { base = { "Walking Roost" } } }
    t:expect_unit("Bird", { might = 1, keywords = "Deflect", token = true, exhausted = true })
  end,
}

scenario "Among several opponents the Roost's player chooses, and that one says where the Bird goes" {
  covers = { "UNL-130" },
  you = { hand = { "Walking Roost" }, resources = { energy = 5 } },
  foe = {},
  foe2 = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Walking Roost")
    t.you:answer("foe2")
    t:answers { foe2 = { { to = "0" } } }
    t:everyone_passes()

    t:expect { foe2 = { units = { ["0"] = { "Recruit", "Bird" } } }, foe = { base = {} } }
  end,
}
