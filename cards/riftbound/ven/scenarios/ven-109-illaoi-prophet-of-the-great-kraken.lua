-- VEN-109 Illaoi, Prophet of the Great Kraken.

scenario "Illaoi brings a Tentacle as she comes" {
  covers = { "VEN-109", "VEN-T02", "383.4.a" },
  you = { hand = { "Illaoi, Prophet of the Great Kraken" }, runes = { chaos = 6 } },

  run = function(t)
    t.you:play("Illaoi, Prophet of the Great Kraken")
    t:everyone_passes()

    t:expect { you = { base = { "Illaoi, Prophet of the Great Kraken", "Tentacle" } } }
    t:expect_unit("Illaoi, Prophet of the Great Kraken", { might = 5 })
  end,
}

scenario "Conquering, Illaoi brings one" {
  covers = { "VEN-109", "469.1", "471" },
  you = { base = { "Illaoi, Prophet of the Great Kraken" } },

  run = function(t)
    t.you:move("Illaoi, Prophet of the Great Kraken", "0")
    t:answers { you = { { to = "0" } } }
    t:fight()

    t:expect { you = { points = 1, units = { ["0"] = { "Illaoi, Prophet of the Great Kraken", "Tentacle" } } } }
  end,
}

scenario "Holding, Illaoi brings one; a unit that holds elsewhere does not" {
  covers = { "VEN-109", "469.2", "471" },
  you = { units = { ["0"] = { "Illaoi, Prophet of the Great Kraken" }, ["1"] = { "Pakaa Cub" } } },
  phase = "awaken",

  run = function(t)
    t:answers { you = { { to = "base" } } }
    t:everyone_passes()

    t:expect { you = { points = 2, base = { "Tentacle" } } }
  end,
}

scenario "Each token unit of yours is a Might for her, wherever it is" {
  covers = { "VEN-109", "185", "364" },
  you = {
    base = { "Illaoi, Prophet of the Great Kraken", "Recruit" },
    units = { ["0"] = { "Tentacle", "Pakaa Cub" } },
    gear = { "Gold" },
  },
  foe = { base = { "Tentacle" } },

  run = function(t) t:expect_unit("Illaoi, Prophet of the Great Kraken", { might = 6 }) end,
}
