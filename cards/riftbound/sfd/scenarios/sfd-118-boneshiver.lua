-- SFD-118 Boneshiver.

scenario "Boneshiver: an exhausted rune for the conquest of its host" {
  covers = { "SFD-118", "383.4.c", "430", "718" },
  you = { base = { { "Petty Officer", attached = { "Boneshiver" } } }, rune_deck = { body = 2 } },

  run = function(t)
    t:expect_unit("Petty Officer", { might = 7 })
    t.you:move("Petty Officer", "0")
    t:fight()

    t:expect { you = { points = 1, runes = { body = 1 }, runes_ready = 0 } }
  end,
}

scenario "Boneshiver brings nothing where another unit conquers, and its Equip costs Energy and Power" {
  covers = { "SFD-118", "818" },
  you = { gear = { "Boneshiver" }, base = { "Petty Officer", "Shipyard Skulker" }, runes = { body = { exhausted = 1 }, fury = 1 }, rune_deck = { body = 2 } },

  run = function(t)
    t.you:use("Boneshiver", { target = "Petty Officer" })
    t:everyone_passes()
    t:expect { you = { runes = { fury = 1 }, runes_ready = 0 } }
    t:expect_unit("Petty Officer", { attached = { "Boneshiver" } })
    t.you:move("Shipyard Skulker", "0")
    t:fight()

    t:expect { you = { points = 1, runes = 1 } }
  end,
}
