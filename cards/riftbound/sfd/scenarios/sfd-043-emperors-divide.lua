scenario "Emperor's Divide takes units of one battlefield home" {
  covers = { "SFD-043", "355.11", "446" },
  you = {
    units = { ["0"] = { "Shipyard Skulker", "Recruit", "Daring Poro" }, ["1"] = { "Mega-Mech" } },
    hand = { "Emperor's Divide" },
    runes = { calm = 2 },
  },

  run = function(t)
    t.you:play("Emperor's Divide", { target = { { "Shipyard Skulker" }, { "Recruit" }, { "no" } } })
    t:everyone_passes()

    t:expect {
      you = {
        base = { "Shipyard Skulker", "Recruit" },
        units = { ["0"] = { "Daring Poro" }, ["1"] = { "Mega-Mech" } },
      },
    }
    t:expect_unit("Recruit", { ready = true })
  end,
}

scenario "Emperor's Divide leaves an attack before the damage" {
  covers = { "SFD-043", "465.1" },
  you = { base = { "Shipyard Skulker", "Recruit" }, hand = { "Emperor's Divide" }, runes = { calm = 2 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t:answers { you = { { target = "?" } } }
    t.you:play("Emperor's Divide")
    t.you:offers_not("target", "Mega-Mech")
    t.you:offers_not("target", "Recruit")
    t.you:answer("Shipyard Skulker")
    t:everyone_passes()
    t:fight()

    t:expect { you = { base = { "Shipyard Skulker", "Recruit" } }, foe = { units = { ["0"] = { "Mega-Mech" } } } }
    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}

scenario "Emperor's Divide for nobody is played all the same" {
  covers = { "SFD-043", "355.13" },
  you = { units = { ["0"] = { "Recruit" } }, hand = { "Emperor's Divide" }, runes = { calm = 2 } },

  run = function(t)
    t.you:play("Emperor's Divide", { target = "no" })
    t:everyone_passes()

    t:expect { you = { units = { ["0"] = { "Recruit" } }, trash = { "Emperor's Divide" } } }
  end,
}
