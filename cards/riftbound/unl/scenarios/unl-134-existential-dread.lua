-- UNL-134 Existential Dread.

scenario "Existential Dread stuns an attacker, and returns it if it was stunned" {
  covers = { "UNL-134", "423", "820" },
  turn_player = "foe",
  you = { units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Existential Dread" }, resources = { energy = 3, chaos = 1 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:play("Existential Dread", { additional = true, target = { { "Mega-Mech" }, { "Mega-Mech" } } })
    t:everyone_passes()

    t:expect { foe = { hand = { "Mega-Mech" } } }
  end,
}

scenario "Once, Existential Dread only stuns" {
  covers = { "UNL-134", "423" },
  turn_player = "foe",
  you = { units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Existential Dread" }, resources = { energy = 1, chaos = 1 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:play("Existential Dread", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { stunned = true, at = "0" })
  end,
}

scenario "Existential Dread is nothing against a defender" {
  covers = { "UNL-134", "355.8" },
  you = { base = { "Shipyard Skulker" }, hand = { "Existential Dread" }, resources = { energy = 1, chaos = 1 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t.you:refused("play", "Existential Dread", "355.8")
  end,
}
