-- VEN-014 Shadow Fiend.

scenario "The Empowered Fiend attacks with three Might more" {
  covers = { "VEN-014", "Empower", "Empowered", "Assault", "828" },
  you = { base = { "Shadow Fiend" }, runes = { fury = 3 } },
  foe = { units = { ["0"] = { "Petty Officer" } } },

  run = function(t)
    t.you:use("Shadow Fiend")
    t:everyone_passes()
    t:expect_unit("Shadow Fiend", { might = 2, empowered = true })
    t.you:move("Shadow Fiend", "0")

    t:expect_unit("Shadow Fiend", { might = 5 })
  end,
}

scenario "Without the status the Fiend attacks with two" {
  covers = { "VEN-014", "Empowered" },
  you = { base = { "Shadow Fiend" } },
  foe = { units = { ["0"] = { "Petty Officer" } } },

  run = function(t)
    t.you:move("Shadow Fiend", "0")

    t:expect_unit("Shadow Fiend", { might = 2 })
  end,
}
