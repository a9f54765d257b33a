-- SFD-156 Laurent Duelist.

scenario "Laurent Duelist has two Might more while it attacks" {
  covers = { "SFD-156", "807" },
  you = { base = { "Laurent Duelist" } },
  foe = { units = { ["0"] = { "Vanguard Sergeant" } } },

  run = function(t)
    t:expect_unit("Laurent Duelist", { might = 3, keywords = { "Assault 2" } })
    t.you:move("Laurent Duelist", "0")
    t:expect_unit("Laurent Duelist", { might = 5 })
    t:fight()

    t:expect { foe = { trash = { "Vanguard Sergeant" } } }
  end,
}

scenario "Laurent Duelist defends with three" {
  covers = { "SFD-156", "807" },
  you = { units = { ["0"] = { "Laurent Duelist" } } },
  foe = { base = { "Vanguard Sergeant" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Vanguard Sergeant", "0")
    t:expect_unit("Laurent Duelist", { might = 3 })
    t:fight()

    t:expect { you = { trash = { "Laurent Duelist" } }, foe = { units = { ["0"] = { "Vanguard Sergeant" } } } }
  end,
}
