-- OGN-124 Arena Bar.

scenario "The Bar buffs one who is tired" {
  covers = { "OGN-124", "377", "426" },
  you = { gear = { "Arena Bar" }, base = { { "Shipyard Skulker", exhausted = true }, "Recruit" } },

  run = function(t)
    t.you:use("Arena Bar")
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { buffs = 1, exhausted = true })
    t:expect_unit("Recruit", { buffs = 0 })
    t:expect_unit("Arena Bar", { exhausted = true })
  end,
}

scenario "The Bar serves no ready unit, and no enemy" {
  covers = { "OGN-124", "355.8" },
  you = { gear = { "Arena Bar" }, base = { "Shipyard Skulker" } },
  foe = { base = { { "Recruit", exhausted = true } } },

  run = function(t)
    t.you:refused("use", "Arena Bar", "355.8")
  end,
}
