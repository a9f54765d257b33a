-- UNL-188 Hextech Gauntlets.

scenario "Upon a strong unit the Gauntlets go for one Power" {
  covers = { "UNL-188", "818" },
  you = { gear = { "Hextech Gauntlets" }, base = { "Shipyard Skulker" }, resources = { fury = 1 } },

  run = function(t)
    t.you:use("Hextech Gauntlets", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 6, attached = { "Hextech Gauntlets" } })
  end,
}

scenario "Upon a unit of one Might they cost two Energy more" {
  covers = { "UNL-188", "356.4" },
  you = { gear = { "Hextech Gauntlets" }, base = { "Recruit" }, resources = { energy = 3, fury = 1 } },

  run = function(t)
    t.you:use("Hextech Gauntlets", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 4 })
    t:expect { you = { resources = { energy = 1, fury = 0 } } }
  end,
}

scenario "Their bearer's conquest with three excess damage brings a card" {
  covers = { "UNL-188", "465.2" },
  you = { base = { { "Recruit", attached = { "Hextech Gauntlets" } } }, deck = { "Gust", "Flash" } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:move("your Recruit", "0")
    t:fight()

    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "Two excess damage, or a conquest by others, bring none" {
  covers = { "UNL-188" },
  you = { base = { { "Recruit", attached = { "Hextech Gauntlets" } }, "Petty Officer" } },
  foe = { units = { ["0"] = { "Daring Poro" }, ["1"] = { "Recruit" } } },

  run = function(t)
    t.you:move("your Recruit", "0")
    t:fight()
    t.you:move("Petty Officer", "1")
    t:fight()

    t:expect { you = { hand = {}, points = 2 } }
  end,
}
