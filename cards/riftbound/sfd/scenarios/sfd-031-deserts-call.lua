scenario "Desert's Call brings a Sand Soldier, where its player likes" {
  covers = { "SFD-031", "184", "355.2" },
  you = { units = { ["0"] = { "Recruit" } }, hand = { "Desert's Call" }, runes = { calm = 2 } },

  run = function(t)
    t.you:play("Desert's Call")
    t:answers { you = { { to = "0" } } }
    t:everyone_passes()

    t:expect { you = { units = { ["0"] = { "Recruit", "Sand Soldier" } } } }
    t:expect_unit("Sand Soldier", { might = 2, exhausted = true })
  end,
}

scenario "Repeated, Desert's Call brings two Sand Soldiers" {
  covers = { "SFD-031", "820" },
  you = { hand = { "Desert's Call" }, runes = { calm = 4 } },

  run = function(t)
    t.you:play("Desert's Call", { additional = true })
    t:everyone_passes()

    t:expect { you = { base = { "Sand Soldier", "Sand Soldier" }, runes_ready = 0 } }
  end,
}
