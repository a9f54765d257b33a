-- UNL-042 Back Off.

scenario "From hand Back Off stuns and draws" {
  covers = { "UNL-042", "423", "Action" },
  you = { hand = { "Back Off" }, runes = { calm = 3 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Back Off", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { stunned = true })
    t:expect { you = { hand_size = 1 } }
  end,
}

scenario "From facedown Back Off stuns alone" {
  covers = { "UNL-042", "Hidden", "811" },
  you = { units = { ["0"] = { "Recruit" } }, facedown = { ["0"] = { "Back Off" } } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:play("Back Off", { from = "facedown", target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { stunned = true })
    t:expect { you = { hand = {}, trash = { "Back Off" } } }
  end,
}

scenario "Who has taken Back Off has not played it from hand: no card" {
  covers = { "UNL-042", "419.4.b", "OGN-080" },
  turn_player = "foe",
  you = { hand = { "Mystic Reversal" }, runes = { calm = 7 } },
  foe = { hand = { "Back Off" }, runes = { calm = 3 }, base = { "Mega-Mech" } },

  run = function(t)
    t.foe:play("Back Off", { target = "Mega-Mech" })
    t.foe:pass()
    t.you:play("Mystic Reversal", { target = "Back Off", may = false })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { stunned = true })
    t:expect { you = { hand = {} }, foe = { hand = {} } }
  end,
}
