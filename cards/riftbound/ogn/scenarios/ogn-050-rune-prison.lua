-- OGN-050 Rune Prison.

scenario "A stunned attacker deals no combat damage, and needs its full Might to die" {
  covers = { "OGN-050", "423", "Action", "465.2.b" },
  you = { hand = { "Rune Prison" }, runes = { calm = 3 }, units = { ["0"] = { "Shipyard Skulker" } } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:play("Rune Prison", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { stunned = true, might = 8 })
    t:fight()

    t:expect { foe = { base = { "Mega-Mech" }, points = 0 }, you = { units = { ["0"] = { "Shipyard Skulker" } } } }
  end,
}

scenario "A stun ends with the turn" {
  covers = { "OGN-050", "423" },
  you = { hand = { "Rune Prison" }, runes = { calm = 3 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Rune Prison", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { stunned = true })
    t:next_turn()

    t:expect_unit("Mega-Mech", { stunned = false })
  end,
}

scenario "A stunned unit moves all the same" {
  covers = { "OGN-050", "423" },
  you = { base = { { "Mega-Mech", stunned = true } } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t:fight()

    t:expect { you = { points = 1 } }
  end,
}
