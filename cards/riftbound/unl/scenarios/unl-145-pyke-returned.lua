-- UNL-145 Pyke, Returned.

scenario "An enemy's death brings Pyke at a battlefield an exhausted Gold, once a turn" {
  covers = { "UNL-145", "SFD-T03", "383.3.e" },
  you = { units = { ["0"] = { "Pyke, Returned" } }, hand = { "Vengeance", "Vengeance" }, resources = { energy = 8, order = 4 } },
  foe = { base = { "Recruit", "Recruit", "Recruit" } },

  run = function(t)
    t.you:play("Vengeance", { target = "foe's Recruit" })
    t:everyone_passes()
    t:expect { you = { gear = { "Gold" } } }
    t:expect_unit("Gold", { exhausted = true })
    t.you:play("Vengeance", { target = "foe's Recruit" })
    t:everyone_passes()

    t:expect { you = { gear = { "Gold" } } }
  end,
}

scenario "In base Pyke gets nothing, nor for a friend's death" {
  covers = { "UNL-145" },
  you = {
    base = { "Pyke, Returned", "Daring Poro" }, units = { ["0"] = { "Pyke, Returned" } },
    hand = { "Vengeance", "Vengeance" }, resources = { energy = 8, order = 4 },
  },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:play("Vengeance", { target = "Daring Poro" })
    t:everyone_passes()
    t:expect { you = { gear = {} } }
    t.you:play("Vengeance", { target = "foe's Recruit" })
    t:everyone_passes()

    t:expect { you = { gear = { "Gold" } } }
  end,
}
