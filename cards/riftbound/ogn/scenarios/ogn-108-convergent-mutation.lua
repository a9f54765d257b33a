-- OGN-108 Convergent Mutation.

scenario "The small one grows to the size of the big one for the turn" {
  covers = { "OGN-108", "477.2" },
  you = { hand = { "Convergent Mutation" }, runes = { mind = 3 }, base = { "Recruit", "Mega-Mech" } },

  run = function(t)
    t.you:play("Convergent Mutation", { target = { { "Recruit" }, { "Mega-Mech" } } })
    t:everyone_passes()
    t:expect_unit("Recruit", { might = 8 })
    t:expect_unit("Mega-Mech", { might = 8 })
    t:next_turn()

    t:expect_unit("Recruit", { might = 1 })
  end,
}

scenario "A big one does not shrink" {
  covers = { "OGN-108" },
  you = { hand = { "Convergent Mutation" }, runes = { mind = 3 }, base = { "Recruit", "Mega-Mech" } },

  run = function(t)
    t.you:play("Convergent Mutation", { target = { { "Mega-Mech" }, { "Recruit" } } })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "Without another friendly unit there is no Mutation" {
  covers = { "OGN-108", "355.8" },
  you = { hand = { "Convergent Mutation" }, runes = { mind = 3 }, base = { "Recruit" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:refused("play", "Convergent Mutation", "355.8")
  end,
}

scenario "Where the model has gone nothing grows" {
  covers = { "OGN-108", "359.3.e.12" },
  you = { hand = { "Convergent Mutation" }, runes = { mind = 3 }, units = { ["0"] = { "Recruit", "Shipyard Skulker" } } },
  foe = { hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:play("Convergent Mutation", { target = { { "Recruit" }, { "Shipyard Skulker" } } })
    t.you:pass()
    t.foe:play("Gust", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 1 })
  end,
}

scenario "From below nothing the Mutation raises to the full Might" {
  covers = { "OGN-108", "143.2.b.1", "477.3.b" },
  you = { base = { "Mega-Mech", "Vayne, Hunter" }, hand = { "Convergent Mutation" }, runes = { mind = 3 } },
  foe = { units = { ["0"] = { { "Recruit", stunned = true } } }, hand = { "Smoke Screen" }, runes = { mind = 3 } },

  run = function(t)
    t.you:move("Vayne, Hunter", "0")
    t.you:pass()
    t.foe:play("Smoke Screen", { target = "Vayne, Hunter" })
    t:answers { you = { { may = false } } }
    t:fight()
    t:expect_unit("Vayne, Hunter", { might = 0 })
    t.you:play("Convergent Mutation", { target = { { "Vayne, Hunter" }, { "Mega-Mech" } } })
    t:everyone_passes()

    t:expect_unit("Vayne, Hunter", { might = 8 })
  end,
}

scenario "The Mutation is measured once: what the model gains later it keeps for itself" {
  covers = { "OGN-108", "477.3.b", "OGN-058" },
  you = { base = { "Recruit", "Mega-Mech" }, hand = { "Convergent Mutation", "Discipline", "Discipline" }, runes = { mind = 3, calm = 4 } },

  run = function(t)
    t.you:play("Convergent Mutation", { target = { { "Recruit" }, { "Mega-Mech" } } })
    t.you:play("Discipline", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Recruit", { might = 10 })
    t.you:play("Discipline", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 12 })
    t:expect_unit("Recruit", { might = 10 })
  end,
}
