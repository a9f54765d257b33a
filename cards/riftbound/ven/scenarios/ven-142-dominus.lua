-- VEN-142 Dominus.

scenario "For the turn a unit has twice its Might, and Power readies it as often as it is paid" {
  covers = { "VEN-142", "432", "477.2", "415" },
  you = { base = { { "Shipyard Skulker", exhausted = true } }, hand = { "Dominus" }, runes = { body = 8 } },

  run = function(t)
    t.you:play("Dominus", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { might = 6, exhausted = true })
    t.you:use("Shipyard Skulker")
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { ready = true })
    t:expect { you = { runes = 6 } }
    t.you:move("Shipyard Skulker", "0")
    t:fight()
    t.you:use("Shipyard Skulker")
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { ready = true, at = "0" })
    t:next_turn()
    t:expect_unit("Shipyard Skulker", { might = 3 })
    t:next_turn()
    t.you:refused("use", "Shipyard Skulker")
  end,
}

scenario "In a showdown Dominus may double a defender, who cannot use the ability" {
  covers = { "VEN-142", "Action", "381" },
  you = { units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Dominus" }, runes = { fury = 8 } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:play("Dominus", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 6 })
    t.foe:pass()
    t.you:offers_not("use", "Shipyard Skulker")
  end,
}
