-- OGN-093 Smoke Screen.

scenario "Smoke Screen takes four Might in a combat" {
  covers = { "OGN-093", "Reaction", "477.2" },
  you = { hand = { "Smoke Screen" }, runes = { mind = 3 }, units = { ["0"] = { "Playful Phantom" } } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:play("Smoke Screen", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 4 })
    t:fight()

    t:expect { foe = { trash = { "Mega-Mech" } }, you = { units = { ["0"] = { "Playful Phantom" } } } }
  end,
}

scenario "Smoke Screen leaves one Might, and takes only what was there" {
  covers = { "OGN-093", "OGN-058", "477.3" },
  you = { hand = { "Smoke Screen", "Discipline" }, runes = { mind = 3, calm = 2 } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Smoke Screen", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { might = 1 })
    t.you:play("Discipline", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 3 })
    t:next_turn()
    t:expect_unit("Shipyard Skulker", { might = 3 })
  end,
}

scenario "Smoke Screen costs a Mind" {
  covers = { "OGN-093", "163" },
  you = { hand = { "Smoke Screen" }, runes = { calm = 3 }, base = { "Recruit" } },

  run = function(t)
    t.you:refused("play", "Smoke Screen", "357.1")
  end,
}
