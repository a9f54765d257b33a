-- UNL-110 Clash of Giants.

scenario "In the Clash two units strike each other, whosever they are" {
  covers = { "UNL-110", "417", "355.5" },
  you = { hand = { "Clash of Giants" }, runes = { body = 6 } },
  foe = { base = { "Mega-Mech", "Shipyard Skulker", "Recruit" } },

  run = function(t)
    t.you:play("Clash of Giants", { target = "?" })
    t.you:answer("Mega-Mech")
    t.you:offers_not("target", "Mega-Mech")
    t.you:answer("Shipyard Skulker")
    t:everyone_passes()

    t:expect { foe = { trash = { "Shipyard Skulker" }, base = { "Mega-Mech", "Recruit" } } }
    t:expect_unit("Mega-Mech", { damage = 3 })
  end,
}

scenario "If one of the two has gone the other strikes nobody and is not struck" {
  covers = { "UNL-110", "359.3.e" },
  you = { hand = { "Clash of Giants" }, runes = { body = 6 }, base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:play("Clash of Giants", { target = { { "Mega-Mech" }, { "Shipyard Skulker" } } })
    t.you:pass()
    t.foe:play("Gust")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 0 })
    t:expect { foe = { hand = { "Shipyard Skulker" } } }
  end,
}
