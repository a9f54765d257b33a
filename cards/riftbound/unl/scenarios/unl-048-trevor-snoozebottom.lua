-- UNL-048 Trevor Snoozebottom.

scenario "Holding, Trevor dreams up a ready Sprite beside him" {
  covers = { "UNL-048", "383.4.d", "Temporary" },
  you = { units = { ["0"] = { "Trevor Snoozebottom" }, ["1"] = { "Recruit" } } },
  turn_player = "foe",

  run = function(t)
    t:next_turn()

    t:expect { you = { units = { ["0"] = { "Trevor Snoozebottom", "Sprite" }, ["1"] = { "Recruit" } } } }
    t:expect_unit("Sprite", { ready = true, might = 3, keywords = "Temporary" })
    t:expect_unit("Trevor Snoozebottom", { might = 3 })
  end,
}

scenario "Conquering brings Trevor no Sprite; defending he has four Might" {
  covers = { "UNL-048", "383.4.d", "Shield" },
  you = { base = { "Trevor Snoozebottom" } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:move("Trevor Snoozebottom", "0")
    t:fight()
    t:expect { chain = {}, you = { units = { ["0"] = { "Trevor Snoozebottom" } } } }
    t:next_turn()
    t.foe:move("Recruit", "0")

    t:expect_unit("Trevor Snoozebottom", { might = 4 })
  end,
}
