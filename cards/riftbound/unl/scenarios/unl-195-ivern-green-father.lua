-- UNL-195 Ivern, Green Father.

scenario "After a conquest Brush may grow over the battlefield" {
  covers = { "UNL-195", "UNL-T03", "438" },
  battlefields = { "Zaun Warrens", "Void Gate" },
  you = { legend = "Ivern, Green Father", base = { "Daring Poro", "Recruit" } },

  run = function(t)
    t.you:move({ "Daring Poro", "Recruit" }, "Void Gate")
    t:answers { you = { { may = true } } }
    t:fight()
    t:everyone_passes()

    t:expect { you = { controls = { "Brush" }, legend_exhausted = true, points = 1 } }
    t:expect_unit("Daring Poro", { at = "Brush", might = 3 })
    t:expect_unit("Recruit", { at = "Brush", might = 1 })
  end,
}

scenario "After a hold as well" {
  covers = { "UNL-195", "UNL-T03" },
  turn_player = "foe",
  battlefields = { "Zaun Warrens", "Void Gate" },
  you = { legend = "Ivern, Green Father", units = { ["Void Gate"] = { "Daring Poro" } } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t:next_turn()

    t:expect { you = { controls = { "Brush" }, points = 1, legend_exhausted = true } }
  end,
}

scenario "Ivern may rest, and an opponent's conquest is nothing to him" {
  covers = { "UNL-195", "383.3.a" },
  battlefields = { "Zaun Warrens", "Void Gate" },
  you = { legend = "Ivern, Green Father", base = { "Daring Poro" } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:move("Daring Poro", "Void Gate")
    t:answers { you = { { may = false } } }
    t:fight()
    t:expect { you = { controls = { "Void Gate" }, legend_exhausted = false } }
    t:next_turn()
    t.foe:move("Recruit", "Zaun Warrens")
    t:fight()

    t:expect { foe = { controls = { "Zaun Warrens" } } }
  end,
}
