-- VEN-060 Sky Cruiser.

scenario "A gear of the hand, an Energy and its exhaustion let the Cruiser deal four" {
  covers = { "VEN-060", "377", "422" },
  you = { base = { "Sky Cruiser" }, hand = { "Orb of Regret", "Gust" }, runes = { mind = 1 } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, base = { "Recruit" } },

  run = function(t)
    t.you:use("Sky Cruiser")
    t:expect { you = { trash = { "Orb of Regret" }, hand = { "Gust" }, runes_ready = 0 } }
    t:expect_unit("Sky Cruiser", { exhausted = true })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 4 })
  end,
}

scenario "Without a gear in hand the Cruiser does nothing" {
  covers = { "VEN-060", "203.3" },
  you = { base = { "Sky Cruiser" }, hand = { "Gust", "Mega-Mech" }, gear = { "Orb of Regret" }, runes = { mind = 1 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t) t.you:refused("use", "Sky Cruiser") end,
}

scenario "A Porobot is a gear for the Cruiser" {
  covers = { "VEN-060", "VEN-058", "178.1" },
  you = { base = { "Sky Cruiser" }, hand = { "Patched Porobot" }, runes = { mind = 1 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:use("Sky Cruiser")

    t:expect { you = { trash = { "Patched Porobot" } } }
  end,
}
