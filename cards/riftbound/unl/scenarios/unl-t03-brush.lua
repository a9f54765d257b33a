-- UNL-T03 Brush.

scenario "In Brush companions and Ivern have one Might more, once, whoever's they are" {
  covers = { "UNL-T03", "187.8" },
  battlefields = { "Brush", "Void Gate" },
  you = {
    units = {
      Brush = { "Daring Poro", "Bird", "Gustwalker", "Ivern, Friend to All", "Recruit" },
      ["Void Gate"] = { "Mystic Poro" },
    },
    base = { "Rengar, Trophy Hunter" },
  },

  run = function(t)
    t:expect_unit("Daring Poro", { might = 3 })
    t:expect_unit("Bird", { might = 2 })
    t:expect_unit("Gustwalker", { might = 4 })
    t:expect_unit("Ivern, Friend to All", { might = 7 })
    t:expect_unit("Recruit", { might = 1 })
    t:expect_unit("Mystic Poro", { might = 2 })
    t:expect_unit("Rengar, Trophy Hunter", { might = 6 })
  end,
}

scenario "A Cat in Brush is stronger as well" {
  covers = { "UNL-T03" },
  battlefields = { "Brush", "Void Gate" },
  you = { units = { Brush = { "Rengar, Trophy Hunter" } } },

  run = function(t)
    t:expect_unit("Rengar, Trophy Hunter", { might = 7 })
  end,
}

scenario "Who scores in Brush may bring back what it has replaced" {
  covers = { "UNL-T03", "UNL-195", "438" },
  battlefields = { "Zaun Warrens", "Void Gate" },
  you = { legend = "Ivern, Green Father", base = { "Daring Poro" } },

  run = function(t)
    t.you:move("Daring Poro", "Void Gate")
    t:answers { you = { { may = true } } }
    t:fight()
    t:everyone_passes()
    t:expect { you = { controls = { "Brush" } } }
    t:next_turn()
    t:answers { you = { { may = { { true }, { false } } } } }
    t:next_turn()

    t:expect { you = { controls = { "Void Gate" }, points = 2 } }
    t:expect_unit("Daring Poro", { at = "Void Gate", might = 2 })
  end,
}

scenario "A score elsewhere asks nothing of Brush, and it may stay" {
  covers = { "UNL-T03", "383.3.a" },
  turn_player = "foe",
  battlefields = { "Brush", "Void Gate" },
  you = { units = { Brush = { "Recruit" }, ["Void Gate"] = { "Recruit" } } },

  run = function(t)
    t:answers { you = { { may = false } } }
    t:next_turn()

    t:expect { you = { points = 2, controls = { "Brush", "Void Gate" } } }
  end,
}
