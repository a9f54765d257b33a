-- VEN-095 Shadow Order Disciple.

scenario "Moving, the Disciple may burn a card to be stronger" {
  covers = { "VEN-095", "440", "446" },
  you = { base = { "Shadow Order Disciple" }, deck = { "Gust", "Cleave" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Shadow Order Disciple", "0", { may = true })
    t:everyone_passes()

    t:expect_unit("Shadow Order Disciple", { might = 3 })
    t:expect { you = { trash = { "Gust" }, deck = { "Cleave" } } }
  end,
}

scenario "Without the card there is no Might" {
  covers = { "VEN-095", "383.3.a" },
  you = { base = { "Shadow Order Disciple" }, deck = { "Gust", "Cleave" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Shadow Order Disciple", "0", { may = false })

    t:expect_unit("Shadow Order Disciple", { might = 2 })
    t:expect { chain = {}, you = { trash = {}, deck = { "Gust", "Cleave" } } }
  end,
}

scenario "The card is burned as the Disciple's ability goes on the chain" {
  covers = { "VEN-095", "204.3", "383.3.b" },
  you = { base = { "Shadow Order Disciple" }, deck = { "Gust", "Cleave" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Shadow Order Disciple", "0", { may = true })

    t:expect { chain = { "Shadow Order Disciple" }, you = { trash = { "Gust" } } }
  end,
}
