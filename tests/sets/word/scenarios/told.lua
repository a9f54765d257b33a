-- What an event tells is told in the turn and by the name that the pages say.

scenario "A turn begins in the turn that begins" {
  covers = { "WRD-001", "315" },
  you = { base = { "Early Riser" } },

  run = function(t)
    t:expect_unit("Early Riser", { might = 2 })
    t:next_turn()
    t:expect_unit("Early Riser", { might = 2, buffed = 0 })
    t:next_turn()
    t:expect_unit("Early Riser", { might = 4, buffed = 1 })
    t:next_turn()
    t:expect_unit("Early Riser", { might = 3 })
  end,
}

scenario "A token that was played is heard as a token that was played" {
  covers = { "WRD-002", "WRD-003", "350.2" },
  you = { base = { "Mold Minder" }, hand = { "Call to Muster", "Call to Muster" }, runes = { mind = 2 },
    deck = { "Gust", "Mega-Mech" } },

  run = function(t)
    t.you:play("Call to Muster")
    t:everyone_passes()
    t:expect { you = { hand = { "Call to Muster", "Gust" } } }
    t.you:play("Call to Muster")
    t:everyone_passes()
    t:expect { you = { hand = { "Gust" } } }
  end,
}
