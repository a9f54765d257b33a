-- OGN-172 Rebuke.

scenario "Rebuke returns a unit of any size to its owner's hand" {
  covers = { "OGN-172", "124" },
  you = { hand = { "Rebuke" }, runes = { chaos = 2 } },
  foe = { units = { ["0"] = { { "Mega-Mech", damage = 3, buffs = 1 } } } },

  run = function(t)
    t.you:play("Rebuke", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { foe = { hand = { "Mega-Mech" }, units = { ["0"] = {} } }, you = { runes = 0, trash = { "Rebuke" } } }
  end,
}

scenario "Rebuke reaches no base" {
  covers = { "OGN-172", "355.8" },
  you = { hand = { "Rebuke" }, runes = { chaos = 2 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:refused("play", "Rebuke", "355.8")
  end,
}

scenario "Rebuke does not fetch a unit that has gone home in response" {
  covers = { "OGN-172", "359.3.e.2" },
  you = { hand = { "Rebuke" }, runes = { chaos = 2 }, base = { "Shipyard Skulker" } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, facedown = { ["0"] = { "Fight or Flight" } } },

  run = function(t)
    t.you:play("Rebuke", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:play("Fight or Flight", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { foe = { base = { "Mega-Mech" }, hand = {} } }
  end,
}

scenario "An attacker who is rebuked leaves the combat" {
  covers = { "OGN-172", "806", "466.5" },
  you = { units = { ["0"] = { "Pouty Poro" } }, hand = { "Rebuke" }, runes = { chaos = 2 } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:play("Rebuke", { target = "Mega-Mech" })
    t:everyone_passes()
    t:fight()

    t:expect { you = { controls = { "Blank Battlefield" } }, foe = { points = 0, hand = { "Mega-Mech" } } }
  end,
}
