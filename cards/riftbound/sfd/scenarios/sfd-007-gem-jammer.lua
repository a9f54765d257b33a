scenario "Gem Jammer's Ganking lets a unit go from battlefield to battlefield" {
  covers = { "SFD-007", "810", "383.4.a" },
  you = { hand = { "Gem Jammer" }, units = { ["0"] = { "Shipyard Skulker" } }, runes = { fury = 2 } },

  run = function(t)
    t.you:refused("move", "Shipyard Skulker", "1", "144.4")
    t.you:play("Gem Jammer", { to = "base", target = "Shipyard Skulker" })
    t:everyone_passes()
    t.you:move("Shipyard Skulker", "1")
    t:fight()

    t:expect { you = { points = 1, units = { ["1"] = { "Shipyard Skulker" } } } }
  end,
}

scenario "Gem Jammer may choose itself or an enemy, and for the turn only" {
  covers = { "SFD-007", "317.2" },
  you = { hand = { "Gem Jammer" }, runes = { fury = 2 } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t:answers { you = { { target = "?" } } }
    t.you:play("Gem Jammer")
    t.you:offers("target", "Gem Jammer")
    t.you:answer("Recruit")
    t:everyone_passes()
    t:expect_unit("Recruit", { keywords = { "Ganking" } })
    t:expect_unit("Gem Jammer", { no_keywords = { "Ganking" } })
    t:next_turn()

    t:expect_unit("Recruit", { no_keywords = { "Ganking" } })
  end,
}
