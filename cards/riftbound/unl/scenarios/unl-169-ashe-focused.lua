-- UNL-169 Ashe, Focused.

scenario "Ashe banishes a card of the hand until its player holds" {
  covers = { "UNL-169", "424", "427" },
  you = { hand = { "Ashe, Focused" }, resources = { energy = 5, order = 1 } },
  foe = { hand = { "Cleave", "Flash" }, units = { ["0"] = { "Recruit" } }, deck = { "Gust", "Charm" } },

  run = function(t)
    t.you:play("Ashe, Focused")
    t:answers { you = { { pick = "Flash" } } }
    t:everyone_passes()
    t:expect { foe = { hand = { "Cleave" }, banished = { "Flash" } } }
    t:next_turn()

    t:expect { foe = { hand = { "Cleave", "Flash", "Gust" }, banished = {}, points = 1 } }
  end,
}

scenario "Without Ashe on the board the card comes back as well, but for no hold of yours" {
  covers = { "UNL-169", "390" },
  you = { hand = { "Ashe, Focused", "Vengeance" }, resources = { energy = 9, order = 3 }, units = { ["1"] = { "Recruit" } } },
  foe = { hand = { "Flash" }, base = { "Mega-Mech" }, deck = { "Gust", "Charm", "Cleave" } },

  run = function(t)
    t.you:play("Ashe, Focused", { to = "base" })
    t:everyone_passes()
    t.you:play("Vengeance", { target = "Ashe, Focused" })
    t:everyone_passes()
    t:next_turn()
    t:expect { foe = { banished = { "Flash" }, hand = { "Gust" } } }
    t.foe:move("Mega-Mech", "0")
    t:fight()
    t:next_turn()
    t:expect { foe = { banished = { "Flash" } }, you = { points = 1 } }
    t:next_turn()

    t:expect { foe = { banished = {}, hand = { "Gust", "Flash", "Charm" } } }
  end,
}

scenario "An empty hand has nothing for Ashe" {
  covers = { "UNL-169", "055" },
  you = { hand = { "Ashe, Focused" }, resources = { energy = 5, order = 1 } },
  foe = {},

  run = function(t)
    t.you:play("Ashe, Focused")
    t:everyone_passes()

    t:expect { chain = {}, foe = { banished = {} } }
  end,
}
