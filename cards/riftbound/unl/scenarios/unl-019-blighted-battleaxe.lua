-- UNL-019 Blighted Battleaxe.

scenario "The Battleaxe drops off an idle host and deals four" {
  covers = { "UNL-019", "718", "435", "317.1" },
  you = { base = { { "Mega-Mech", attached = { "Blighted Battleaxe" } } } },

  run = function(t)
    t:expect_unit("Mega-Mech", { might = 12 })
    t.you:end_turn()
    t.you:pass()
    t.foe:pass()

    t:expect_unit("Blighted Battleaxe", { attached_to = false, at = "base" })
    t:log_has("Mega-Mech takes 4 damage")
    t:expect { turn_player = "foe" }
  end,
}

scenario "A host that shrinks to its own four Might dies of the Battleaxe" {
  covers = { "UNL-019", "435", "417" },
  you = { base = { { "Vanguard Sergeant", attached = { "Blighted Battleaxe" } } } },

  run = function(t)
    t:expect_unit("Vanguard Sergeant", { might = 8 })
    t:next_turn()

    t:expect { you = { trash = { "Vanguard Sergeant" }, gear = { "Blighted Battleaxe" } } }
  end,
}

scenario "A host that has conquered keeps the Battleaxe" {
  covers = { "UNL-019", "383.4.c" },
  you = { base = { { "Shipyard Skulker", attached = { "Blighted Battleaxe" } } } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t:fight()
    t:next_turn()

    t:expect_unit("Shipyard Skulker", { might = 7, attached = { "Blighted Battleaxe" } })
  end,
}

scenario "As the foe's turn ends the Battleaxe stays" {
  covers = { "UNL-019", "317.1" },
  you = { base = { { "Vanguard Sergeant", attached = { "Blighted Battleaxe" } } } },
  turn_player = "foe",

  run = function(t)
    t:next_turn()

    t:expect_unit("Vanguard Sergeant", { might = 8, damage = 0 })
  end,
}

scenario "One Energy and one Fury attach the Battleaxe" {
  covers = { "UNL-019", "Equip", "818" },
  you = { gear = { "Blighted Battleaxe" }, base = { "Recruit" }, runes = { fury = 2 } },

  run = function(t)
    t.you:use("Blighted Battleaxe")
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 5 })
    t:expect { you = { runes = 1 } }
  end,
}

scenario "On another's unit the Battleaxe goes by the turn of the unit's player, and drops to its own" {
  covers = { "UNL-019", "718", "191.1" },
  foe = { base = { { "Mega-Mech", attached = { { "Blighted Battleaxe", owner = "you", controller = "you" } } } } },

  run = function(t)
    t:next_turn()
    t:expect_unit("Mega-Mech", { might = 12 })
    t:next_turn()

    t:expect_unit("Mega-Mech", { might = 8 })
    t:log_has("Mega-Mech takes 4 damage")
    t:expect_unit("Blighted Battleaxe", { attached_to = false, at = "your base", controller = "you" })
  end,
}
