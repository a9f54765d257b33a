scenario "Svellsongur says again what its host says" {
  covers = { "SFD-059", "477.1.b", "136.2" },
  you = {
    base = { { "Stellacorn Herder", attached = { "Svellsongur" } } },
    deck = { "Gust", "Flash", "Tibbers" },
  },

  run = function(t)
    t.you:move("Stellacorn Herder", "0")
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash" } } }
  end,
}

scenario "Three Svellsongur make four of one printed ability" {
  covers = { "SFD-059", "R154", "477.1.b.1.b" },
  you = {
    base = { { "Stellacorn Herder", attached = { "Svellsongur", "Svellsongur", "Svellsongur" } } },
    deck = { "Gust", "Flash", "Tibbers", "Mega-Mech", "Recurve Bow" },
  },

  run = function(t)
    t.you:move("Stellacorn Herder", "0")
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash", "Tibbers", "Mega-Mech" } } }
  end,
}

scenario "Svellsongur goes on for one Energy and one Calm, and doubles an Assault" {
  covers = { "SFD-059", "818", "807" },
  you = { base = { "Svellsongur", "Chemtech Enforcer" }, runes = { calm = 2 } },

  run = function(t)
    t.you:use("Svellsongur", { target = "Chemtech Enforcer" })
    t:everyone_passes()

    t:expect_unit("Chemtech Enforcer", { keywords = { "Assault 4" }, might = 2 })
    t:expect { you = { runes = 1 } }
  end,
}

scenario "What is limited to once a turn Svellsongur allows once more, each instance once" {
  covers = { "SFD-059", "UNL-145", "477.1.b" },
  you = {
    units = { ["0"] = { { "Pyke, Returned", attached = { "Svellsongur" } } } },
    deck = { "Gust", "Flash", "Tibbers", "Mega-Mech" },
    hand = { "Vengeance", "Vengeance" },
    runes = { order = 12 },
  },
  foe = { base = { "Recruit", "Recruit" } },

  run = function(t)
    t.you:play("Vengeance", { target = "foe's Recruit#1" })
    t:everyone_passes()
    t.you:play("Vengeance", { target = "foe's Recruit" })
    t:everyone_passes()

    t:expect { you = { gear = { "Svellsongur", "Gold", "Gold" } } }
  end,
}

scenario "An activated ability that Svellsongur doubles is used twice a turn" {
  covers = { "SFD-059", "SFD-050", "477.1.b" },
  you = {
    base = { { "Azir, Ascendant", attached = { "Svellsongur" } }, "Recruit" },
    runes = { calm = 4 },
  },

  run = function(t)
    t.you:use("Azir, Ascendant", { ability = 1, target = "Recruit" })
    t:everyone_passes()
    t.you:use("Azir, Ascendant", { ability = 1, target = "Recruit" })
    t:everyone_passes()

    t.you:refused("use", "Azir, Ascendant", { ability = 1 })
  end,
}
