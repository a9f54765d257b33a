-- VEN-104 Tail-Cloaked Matriarch.

scenario "Becoming Empowered, the Matriarch plays a small unit of your trash to your base" {
  covers = { "VEN-104", "Empower", "441", "356.1.b", "419.3" },
  you = {
    units = { ["0"] = { "Tail-Cloaked Matriarch" } },
    runes = { chaos = 2 },
    trash = { "Shipyard Skulker", "Kinkou Monk", "Gust" },
  },
  foe = { trash = { "Pouty Poro" } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:use("Tail-Cloaked Matriarch")
    t.you:pass()
    t.foe:pass()
    t:expect { chain = { "Tail-Cloaked Matriarch" } }
    t:everyone_passes()

    t:expect { you = { base = { "Shipyard Skulker" }, units = { ["0"] = { "Tail-Cloaked Matriarch" } }, runes_ready = 0 } }
    t:expect_unit("Tail-Cloaked Matriarch", { empowered = true })
    t:expect_unit("Shipyard Skulker", { exhausted = true, at = "base" })
  end,
}

scenario "It may be left" {
  covers = { "VEN-104", "383.3.a" },
  you = { base = { "Tail-Cloaked Matriarch" }, runes = { chaos = 2 }, trash = { "Shipyard Skulker" } },

  run = function(t)
    t:answers { you = { { may = false } } }
    t.you:use("Tail-Cloaked Matriarch")
    t:everyone_passes()

    t:expect { you = { trash = { "Shipyard Skulker" } } }
    t:expect_unit("Tail-Cloaked Matriarch", { empowered = true })
  end,
}

scenario "The printed cost counts, not what a unit would cost now" {
  covers = { "VEN-104", "R183", "206" },
  you = {
    base = { "Tail-Cloaked Matriarch" },
    runes = { chaos = 2 },
    trash = { "Rhasa the Sunderer", "Gust", "Gust", "Gust", "Cleave", "Cleave", "Cleave", "Flash" },
  },

  run = function(t)
    t.you:use("Tail-Cloaked Matriarch")
    t:everyone_passes()

    t:expect { chain = {}, you = { base = { "Tail-Cloaked Matriarch" } } }
  end,
}

scenario "One Power is little enough" {
  covers = { "VEN-104", "206" },
  you = { base = { "Tail-Cloaked Matriarch" }, runes = { chaos = 2 }, trash = { "Karthus, Eternal" } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:use("Tail-Cloaked Matriarch")
    t:everyone_passes()

    t:expect { you = { base = { "Tail-Cloaked Matriarch", "Karthus, Eternal" } } }
  end,
}
