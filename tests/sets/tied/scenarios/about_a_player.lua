-- Reflexive abilities about a player (386, 387).

scenario "The chosen player is known in the reflexive ability" {
  covers = { "TIE-016", "386" },
  you = { hand = { "Cruel Terms" }, base = { "Recruit" }, runes = { fury = 1 } },
  foe = { hand = { "Gust" }, base = { "Mega-Mech", "Pouty Poro" } },

  run = function(t)
    t.you:play("Cruel Terms", { target = { { "foe" }, { "Mega-Mech" } } })
    t:everyone_passes()

    t:expect { foe = { trash = { "Gust" } } }
    t:expect_unit("Mega-Mech", { damage = 2 })
  end,
}

scenario "It may be oneself" {
  covers = { "TIE-016", "386" },
  you = { hand = { "Cruel Terms", "Gust" }, base = { "Mega-Mech" }, runes = { fury = 1 } },
  foe = { hand = { "Gust" }, base = { "Pouty Poro" } },

  run = function(t)
    t.you:play("Cruel Terms", { target = "you" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 2 })
  end,
}

scenario "Without a card to discard nothing is done" {
  covers = { "TIE-016", "386" },
  you = { hand = { "Cruel Terms" }, runes = { fury = 1 } },
  foe = { hand = {}, base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Cruel Terms", { target = "foe" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}

scenario "Of several players it happens for each" {
  covers = { "TIE-017", "386" },
  you = { base = { "Toll Envoy" } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, deck = { "Gust" }, hand = {} },
  foe2 = { deck = { "Discipline" }, hand = {} },

  run = function(t)
    t.you:move("Toll Envoy", "0")
    t:everyone_passes()

    t:expect { foe = { trash = { "Gust" }, hand = {} }, foe2 = { trash = { "Discipline" }, hand = {} } }
  end,
}

scenario "A unit that was taken over asks the opponents of its new player" {
  covers = { "TIE-017", "386", "191" },
  you = { deck = { "Gust" }, hand = {} , units = { ["0"] = { "Mega-Mech" } } },
  foe = { base = { { "Toll Envoy", owner = "you" } }, deck = { "Discipline" }, hand = {} },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Toll Envoy", "0")
    t:everyone_passes()

    t:expect { you = { trash = { "Gust" } }, foe = { trash = {} } }
  end,
}
