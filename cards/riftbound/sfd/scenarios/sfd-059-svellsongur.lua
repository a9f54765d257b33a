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
