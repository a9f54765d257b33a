-- OGN-192 Mindsplitter.

scenario "Mindsplitter picks the card that the opponent discards" {
  covers = { "OGN-192", "424", "422" },
  you = { hand = { "Mindsplitter", "Cleave" }, runes = { chaos = 7 } },
  foe = { hand = { "Mega-Mech", "Pouty Poro", "Gust" } },

  run = function(t)
    t.you:play("Mindsplitter")
    t:answers { you = { { pick = "?" } } }
    t.you:pass()
    t.foe:pass()
    t.you:sees("foe's hand")
    t.you:answer("Pouty Poro")

    t:expect { foe = { hand = { "Mega-Mech", "Gust" }, trash = { "Pouty Poro" } }, you = { hand = { "Cleave" } } }
    t.you:cannot_see("foe's hand")
  end,
}

scenario "An empty hand has nothing to discard" {
  covers = { "OGN-192", "055" },
  you = { hand = { "Mindsplitter" }, runes = { chaos = 7 } },

  run = function(t)
    t.you:play("Mindsplitter")
    t:everyone_passes()

    t:expect { foe = { trash = {} } }
  end,
}

scenario "The victim is the one who discards" {
  covers = { "OGN-192", "OGN-006", "422" },
  you = { hand = { "Mindsplitter" }, base = { "Raging Soul" }, runes = { chaos = 7 } },
  foe = { hand = { "Flame Chompers" }, runes = { fury = 1 } },

  run = function(t)
    t.you:play("Mindsplitter")
    t:answers { foe = { { may = true } } }
    t:everyone_passes()

    t:expect { foe = { base = { "Flame Chompers" }, runes = 0 } }
    t:expect_unit("Raging Soul", { no_keywords = { "Assault" } })
  end,
}

scenario "In a game of three you choose whose hand Mindsplitter sees" {
  covers = { "OGN-192", "355.7" },
  you = { hand = { "Mindsplitter" }, runes = { chaos = 9 } },
  foe = { hand = { "Gust" } },
  foe2 = { hand = { "Flash", "Gust" } },

  run = function(t)
    t.you:play("Mindsplitter", { target = "foe2", pick = "Flash" })
    t:everyone_passes()

    t:expect { foe = { hand = { "Gust" } }, foe2 = { hand = { "Gust" }, trash = { "Flash" } } }
  end,
}

scenario "Flame Chompers that Mindsplitter has discarded may come to their player" {
  covers = { "OGN-192", "OGN-006", "411.4" },
  you = { hand = { "Mindsplitter" }, runes = { chaos = 9 } },
  foe = { hand = { "Flame Chompers" }, runes = { fury = 1 } },

  run = function(t)
    t.you:play("Mindsplitter", { to = "base" })
    t:answers { foe = { { may = true, to = "base" } } }
    t:everyone_passes()

    t:expect { foe = { base = { "Flame Chompers" }, trash = {} } }
  end,
}
