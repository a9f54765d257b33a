-- SFD-175 Undertitan.

scenario "Undertitan makes your other units stronger for the turn" {
  covers = { "SFD-175", "477.3", "317.2" },
  you = { hand = { "Undertitan" }, runes = { order = 6 }, base = { "Recruit" }, units = { ["0"] = { "Petty Officer" } } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Undertitan", { to = "base" })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 3 })
    t:expect_unit("Petty Officer", { might = 7 })
    t:expect_unit("Undertitan", { might = 5 })
    t:expect_unit("Mega-Mech", { might = 8 })
    t:next_turn()
    t:expect_unit("Recruit", { might = 1 })
  end,
}

scenario "Undertitan, revealed from your deck, adds two Energy" {
  covers = { "SFD-175", "429", "424", "370.1.b.1" },
  you = { hand = { "Void Rush" }, deck = { "Undertitan", "Shipyard Skulker", "Charm" }, runes = { fury = 2 } },

  run = function(t)
    t:answers { you = { { pick = "Shipyard Skulker", to = "base" } } }
    t.you:play("Void Rush")
    t:everyone_passes()

    t:expect { you = { base = { "Shipyard Skulker" }, hand = { "Undertitan" }, resources = { energy = 1 } } }
  end,
}

scenario "Undertitan that is only looked at, or revealed from a hand, adds nothing" {
  covers = { "SFD-175" },
  you = { hand = { "Called Shot", "Sabotage" }, deck = { "Undertitan", "Gust", "Charm" }, runes = { chaos = 1, body = 2 } },
  foe = { hand = { "Undertitan" } },

  run = function(t)
    t:answers { you = { { pick = "Undertitan" } } }
    t.you:play("Called Shot")
    t:everyone_passes()
    t:expect { you = { hand = { "Sabotage", "Undertitan" }, resources = { energy = 0 } } }
    t.you:play("Sabotage")
    t:everyone_passes()

    t:expect { foe = { resources = { energy = 0 }, hand = { "Undertitan" } } }
  end,
}
