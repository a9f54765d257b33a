-- OGS-002 Firestorm: three damage to every enemy unit at one battlefield.

scenario "Firestorm deals 3 to every enemy at one battlefield and to nobody else" {
  covers = { "OGS-002", "417" },
  you = {
    units = { ["Zaun Warrens"] = { "Recruit" } },
    hand = { "Firestorm" },
    runes = { fury = 6 },
  },
  foe = {
    units = { ["Grove of the God-Willow"] = { "Shipyard Skulker", "Mega-Mech" } },
    base = { "Recruit" },
  },

  run = function(t)
    t.you:play("Firestorm", { target = "Grove of the God-Willow" })
    t:everyone_passes()

    t:expect {
      foe = { trash = { "Shipyard Skulker" }, base = { "Recruit" } },
      you = { units = { ["Zaun Warrens"] = { "Recruit" } } },
    }
    t:expect_unit("Mega-Mech", { damage = 3 })
  end,
}

scenario "Firestorm chooses the battlefield, so nobody pays for Deflect" {
  covers = { "OGS-002", "355.10.b", "809" },
  you = { hand = { "Firestorm" }, runes = { fury = 6 } },
  foe = { units = { ["Grove of the God-Willow"] = { "Pouty Poro" } } },

  run = function(t)
    t.you:play("Firestorm", { target = "Grove of the God-Willow" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Pouty Poro" } }, you = { runes = 5 } }
  end,
}

scenario "Firestorm is neither Action nor Reaction: it waits for an open main phase" {
  covers = { "OGS-002", "308.1.a" },
  you = { base = { "Recruit" }, hand = { "Firestorm" }, runes = { fury = 6 } },
  foe = { units = { ["Zaun Warrens"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:move("Recruit", "Zaun Warrens")

    t.you:refused("play", "Firestorm", "308.1.a")
  end,
}
