scenario "A gear's ability that you use makes the Prize grow" {
  covers = { "SFD-075", "377.2.a" },
  you = { base = { "Prize of Progress", "Orb of Regret" } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:use("Orb of Regret", { target = "Recruit" })
    t:expect_unit("Prize of Progress", { might = 3 })
    t:everyone_passes()
    t:expect_unit("Prize of Progress", { might = 4 })
    t:next_turn()

    t:expect_unit("Prize of Progress", { might = 3 })
  end,
}

scenario "A Gold that pays makes the Prize grow, Equip too" {
  covers = { "SFD-075", "429.3", "818" },
  you = { base = { "Prize of Progress", "Long Sword" }, gear = { "Gold" }, runes = {} },

  run = function(t)
    t.you:use("Long Sword", { target = "Prize of Progress" })
    t:everyone_passes()

    t:expect_unit("Prize of Progress", { might = 7, attached = { "Long Sword" } })
  end,
}

scenario "A unit's ability, and an enemy's gear, are nothing to the Prize" {
  covers = { "SFD-075", "377.2.a" },
  you = {
    base = { "Prize of Progress" },
    units = { ["0"] = { "Renata Glasc, Mastermind" } },
    runes = { mind = 1 },
    deck = { "Gust", "Flash" },
  },
  foe = { gear = { "Gold" }, hand = { "Gust" } },
  floats = true,

  run = function(t)
    t.you:use("Renata Glasc, Mastermind", { ability = 1 })
    t.you:pass()
    t.foe:use("Gold")
    t:everyone_passes()

    t:expect_unit("Prize of Progress", { might = 3 })
  end,
}
