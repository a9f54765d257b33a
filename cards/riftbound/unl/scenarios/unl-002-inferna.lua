-- UNL-002 Inferna.

scenario "Inferna joins an attack with two Might more" {
  covers = { "UNL-002", "Ambush", "Assault", "822", "807" },
  you = { base = { "Shipyard Skulker" }, hand = { "Inferna" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t.you:play("Inferna", { to = "0" })

    t:expect_unit("Inferna", { might = 3, attacking = true, exhausted = true })
  end,
}

scenario "Defending, Inferna has one Might" {
  covers = { "UNL-002", "Ambush", "Assault" },
  you = { units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Inferna" }, runes = { fury = 2 } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:play("Inferna")

    t:expect_unit("Inferna", { might = 1, at = "0", defending = true })
  end,
}

scenario "Without a unit of yours there Inferna stays out of the fight" {
  covers = { "UNL-002", "Ambush" },
  you = { base = { "Shipyard Skulker" }, hand = { "Inferna" }, runes = { fury = 2 }, controls = { "0" } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:refused("play", "Inferna")
  end,
}
