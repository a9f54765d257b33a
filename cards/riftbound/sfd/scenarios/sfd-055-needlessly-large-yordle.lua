scenario "Two holds make the Yordle four Energy and two Calm cheaper" {
  covers = { "SFD-055", "356.4", "471" },
  phase = "awaken",
  you = {
    units = { ["0"] = { "Recruit" }, ["1"] = { "Daring Poro" } },
    hand = { "Needlessly Large Yordle" },
    runes = { calm = 6 },
    rune_deck = {},
  },

  run = function(t)
    t:expect { you = { points = 2, runes = 6 } }
    t.you:play("Needlessly Large Yordle", { to = "base" })

    t:expect { you = { runes = 5, runes_ready = 0 } }
    t:expect_unit("Needlessly Large Yordle", { keywords = { "Shield 5", "Tank" } })
  end,
}

scenario "Points of a conquest make the Yordle no cheaper" {
  covers = { "SFD-055", "357.1" },
  you = { base = { "Recruit" }, hand = { "Needlessly Large Yordle" }, runes = { calm = 9 } },

  run = function(t)
    t.you:move("Recruit", "0")
    t:fight()
    t:expect { you = { points = 1 } }
    t.you:refused("play", "Needlessly Large Yordle", "357.1")
  end,
}

scenario "As a defender the Yordle has ten Might" {
  covers = { "SFD-055", "814", "815" },
  you = { units = { ["0"] = { "Needlessly Large Yordle", "Recruit" } } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t:expect_unit("Needlessly Large Yordle", { might = 10 })
    t:fight()

    t:expect { you = { units = { ["0"] = { "Needlessly Large Yordle", "Recruit" } } }, foe = { trash = { "Mega-Mech" } } }
  end,
}
