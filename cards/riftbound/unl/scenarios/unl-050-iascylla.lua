-- UNL-050 Iascylla.

scenario "After the hold, as the Main Phase begins, Iascylla drags an enemy to her" {
  covers = { "UNL-050", "383.4.d", "316.4", "390" },
  you = { units = { ["0"] = { "Iascylla" } }, base = { "Recruit" } },
  foe = { base = { "Shipyard Skulker" }, units = { ["1"] = { "Mega-Mech" } } },
  turn_player = "foe",

  run = function(t)
    t:answers { you = { { may = true } } }
    t.foe:end_turn()
    t:expect { you = { points = 1 } }
    t.you:pass()
    t.foe:pass()
    t.you:offers_not("target", "Recruit")
    t.you:answer("Shipyard Skulker")
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { at = "0" })
    t:expect { phase = "main" }
  end,
}

scenario "Iascylla may leave them; the promise is for one Main Phase" {
  covers = { "UNL-050", "383.3.a" },
  you = { units = { ["0"] = { "Iascylla" } } },
  foe = { base = { "Shipyard Skulker" } },
  turn_player = "foe",

  run = function(t)
    t:answers { you = { { may = false } } }
    t:next_turn()
    t:expect_unit("Shipyard Skulker", { at = "foe's base" })
    t.you:move("Iascylla", "base")
    t:next_turn()
    t:next_turn()

    t:expect { chain = {} }
    t:expect_unit("Shipyard Skulker", { at = "foe's base" })
  end,
}
