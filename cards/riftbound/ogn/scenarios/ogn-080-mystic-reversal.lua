-- OGN-080 Mystic Reversal.

scenario "Mystic Reversal takes a spell and turns it round" {
  covers = { "OGN-080", "191", "751" },
  you = { hand = { "Mystic Reversal" }, runes = { calm = 5 }, units = { ["0"] = { "Shipyard Skulker" } } },
  foe = { hand = { "Void Seeker" }, runes = { fury = 4 }, units = { ["1"] = { "Mega-Mech" } }, deck = { "Cleave" } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Void Seeker", { target = "Shipyard Skulker" })
    t.foe:pass()
    t.you:play("Mystic Reversal", { target = "Void Seeker" })
    t:answers { you = { { may = true }, { target = "Mega-Mech" } } }
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 4 })
    t:expect_unit("Shipyard Skulker", { damage = 0 })
    t:expect { you = { hand_size = 1, trash = { "Mystic Reversal" } }, foe = { hand = {}, trash = { "Void Seeker" } } }
  end,
}
