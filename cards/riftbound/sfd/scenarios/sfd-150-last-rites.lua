-- SFD-150 Last Rites.

scenario "Last Rites: its host's conquest lets you play a unit from the trash, for its costs" {
  covers = { "SFD-150", "383.4.c", "419.3" },
  you = { base = { { "Petty Officer", attached = { "Last Rites" } } }, trash = { "Shipyard Skulker", "Gust" }, runes = { chaos = 3 } },
  foe = { trash = { "Daring Poro" } },

  run = function(t)
    t:answers { you = { { may = true, target = "?", to = "base" } } }
    t.you:move("Petty Officer", "0")
    t.you:pass()
    t.foe:pass()
    t.you:offers_not("target", "Daring Poro")
    t.you:answer("Shipyard Skulker")
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { at = "base" })
    t:expect { you = { runes_ready = 0, trash = { "Gust" } } }
  end,
}

scenario "Last Rites: a hold does as well" {
  covers = { "SFD-150", "383.4.d" },
  you = { units = { ["0"] = { { "Petty Officer", attached = { "Last Rites" } } } }, trash = { "Shipyard Skulker" }, runes = { chaos = 3 } },
  phase = "awaken",

  run = function(t)
    t:answers { you = { { may = true, target = "Shipyard Skulker", to = "0" } } }
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { at = "0" })
  end,
}

scenario "Last Rites is put on for one Chaos and two cards of the trash" {
  covers = { "SFD-150", "818", "357.2" },
  you = { gear = { "Last Rites" }, base = { "Petty Officer" }, trash = { "Gust", "Charm", "Cleave" }, runes = { chaos = 1 }, deck = { "Defy" } },

  run = function(t)
    t.you:use("Last Rites", { target = "Petty Officer", cost = { "Gust", "Cleave" } })
    t:everyone_passes()

    t:expect_unit("Petty Officer", { attached = { "Last Rites" }, might = 7 })
    t:expect { you = { trash = { "Charm" }, runes = 0, deck_size = 3 } }
  end,
}

scenario "One card in the trash is too few for Last Rites" {
  covers = { "SFD-150", "203.3" },
  you = { gear = { "Last Rites" }, base = { "Petty Officer" }, trash = { "Gust" }, runes = { chaos = 1 } },
  foe = { trash = { "Charm", "Cleave" } },

  run = function(t)
    t.you:refused("use", "Last Rites")
  end,
}
