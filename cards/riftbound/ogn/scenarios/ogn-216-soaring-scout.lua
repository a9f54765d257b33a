-- OGN-216 Soaring Scout.

scenario "A dying Soaring Scout channels an exhausted rune" {
  covers = { "OGN-216", "Deathknell", "808", "Q85" },
  you = { units = { ["0"] = { "Soaring Scout" } }, runes = { order = 1 } },
  foe = { hand = { "Void Seeker" }, runes = { fury = 3 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Void Seeker", { target = "Soaring Scout" })
    t:everyone_passes()

    t:expect { you = { trash = { "Soaring Scout" }, runes = 2, runes_ready = 1 } }
  end,
}

scenario "A Soaring Scout that goes to hand does not die" {
  covers = { "OGN-216", "428.2" },
  you = { units = { ["0"] = { "Soaring Scout" } }, runes = { order = 1 } },
  foe = { hand = { "Gust" }, runes = { chaos = 1 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Gust", { target = "Soaring Scout" })
    t:everyone_passes()

    t:expect { you = { hand = { "Soaring Scout" }, runes = 1 } }
  end,
}

scenario "With an empty rune deck the Scout channels nothing and nothing else happens" {
  covers = { "OGN-216", "430" },
  you = { units = { ["0"] = { "Soaring Scout" } }, rune_deck = {} },
  foe = { hand = { "Void Seeker" }, runes = { fury = 3 }, points = 2 },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Void Seeker", { target = "Soaring Scout" })
    t:everyone_passes()

    t:expect { you = { trash = { "Soaring Scout" }, runes = 0 }, foe = { points = 2 } }
  end,
}
