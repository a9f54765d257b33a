-- VEN-043 Steel Paws.

scenario "Seven Energy make Steel Paws strong by seven" {
  covers = { "VEN-043", "Empower", "Empowered", "828" },
  you = { base = { "Steel Paws" }, runes = { calm = 7 } },

  run = function(t)
    t:expect_unit("Steel Paws", { might = 0, keywords = "Deflect" })
    t.you:use("Steel Paws")
    t:everyone_passes()

    t:expect_unit("Steel Paws", { might = 7, keywords = "Deflect" })
    t.you:refused("use", "Steel Paws")
  end,
}

scenario "An enemy spell pays a Power to choose Steel Paws" {
  covers = { "VEN-043", "Deflect", "809" },
  you = { base = { { "Steel Paws", empowered = true } } },
  foe = { hand = { "Stupefy" }, runes = { mind = 1 }, resources = { calm = 1 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Stupefy", { target = "Steel Paws" })
    t:everyone_passes()

    t:expect_unit("Steel Paws", { might = 6 })
    t:expect { foe = { resources = { calm = 0 } } }
  end,
}
