-- VEN-114 Kharox.

scenario "Becoming Empowered, Kharox burns three of an opponent's cards, and may play a unit from that trash for nothing" {
  covers = { "VEN-114", "Empower", "440", "441", "387", "356.1.b" },
  you = { base = { "Kharox" }, runes = { chaos = 6 } },
  foe = { deck = { "Cleave", "Mega-Mech", "Pouty Poro", "Pakaa Cub" }, trash = { "Stalwart Poro" } },

  run = function(t)
    t.you:use("Kharox")
    t.you:pass()
    t.foe:pass()
    t:answers { you = { { may = true }, { target = "?" } } }
    t.you:pass()
    t.foe:pass()
    t.you:offers("target", "Stalwart Poro")
    t.you:offers("target", "Pouty Poro")
    t.you:offers_not("target", "Cleave")
    t.you:answer("Mega-Mech")
    t:everyone_passes()

    t:expect_unit("Kharox", { empowered = true })
    t:expect_unit("Mega-Mech", { controller = "you", owner = "foe", at = "base", exhausted = true })
    t:expect { you = { runes_ready = 0 }, foe = { trash = { "Cleave", "Pouty Poro", "Stalwart Poro" }, deck = { "Pakaa Cub" } } }
  end,
}

scenario "Kharox may leave the unit where it lies" {
  covers = { "VEN-114", "383.3.a" },
  you = { base = { "Kharox" }, runes = { chaos = 6 } },
  foe = { deck = { "Cleave", "Mega-Mech", "Pouty Poro", "Pakaa Cub" } },

  run = function(t)
    t.you:use("Kharox")
    t:answers { you = { { may = false } } }
    t:everyone_passes()

    t:expect { chain = {}, you = { base = { "Kharox" } }, foe = { trash = { "Cleave", "Mega-Mech", "Pouty Poro" } } }
  end,
}

scenario "A trash without units gives Kharox nothing, and your own trash is not asked" {
  covers = { "VEN-114", "402.4" },
  you = { base = { "Kharox" }, trash = { "Mega-Mech" }, runes = { chaos = 6 } },
  foe = { deck = { "Cleave", "Gust", "Defy", "Pakaa Cub" } },

  run = function(t)
    t.you:use("Kharox")
    t:everyone_passes()

    t:expect { chain = {}, you = { base = { "Kharox" }, trash = { "Mega-Mech" } }, foe = { trash = { "Cleave", "Gust", "Defy" } } }
  end,
}

scenario "Of several opponents Kharox's player chooses one" {
  covers = { "VEN-114", "355.10" },
  you = { base = { "Kharox" }, runes = { chaos = 6 } },
  foe = { trash = { "Pouty Poro" } },
  foe2 = { trash = { "Stalwart Poro" }, deck = { "Gust", "Gust", "Gust", "Gust" } },

  run = function(t)
    t.you:use("Kharox")
    t:answers { you = { { target = "foe2" }, { may = true } } }
    t:everyone_passes()

    t:expect { you = { base = { "Kharox", "Stalwart Poro" } }, foe = { trash = { "Pouty Poro" } }, foe2 = { trash = { "Gust", "Gust", "Gust" } } }
  end,
}
