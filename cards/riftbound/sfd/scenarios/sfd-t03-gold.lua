-- SFD-T03 Gold.

scenario "Gold gives itself for one Power of any domain" {
  covers = { "SFD-T03", "429", "163", "187.5" },
  you = { gear = { "Gold" }, hand = { "Hidden Blade" }, runes = { mind = 2 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Hidden Blade", { target = "Mega-Mech" })

    t:expect { you = { runes = 2, runes_ready = 0, gear = {}, trash = {} } }
    t:everyone_passes()
    t:expect { foe = { trash = { "Mega-Mech" } } }
  end,
}

scenario "Exhausted Gold pays nothing" {
  covers = { "SFD-T03", "414" },
  you = { gear = { { "Gold", exhausted = true } }, hand = { "Hidden Blade" }, runes = { mind = { exhausted = 1, ready = 1 } } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:refused("play", "Hidden Blade", "357.1")
  end,
}

scenario "Gold pays Power, no Energy" {
  covers = { "SFD-T03", "357.1" },
  you = { gear = { "Gold", "Gold" }, hand = { "Hidden Blade" }, runes = { order = 1 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:refused("play", "Hidden Blade", "357.1")
  end,
}

scenario "Gold pays as a Reaction in the opponent's turn, each piece one Power" {
  covers = { "SFD-T03", "429.3", "Reaction" },
  you = { gear = { "Gold", "Gold", "Gold" }, hand = { "Rebuke" }, units = { ["0"] = { "Mega-Mech" } }, runes = { calm = 2 } },
  foe = { base = { "Shipyard Skulker" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Shipyard Skulker", "0")
    t.foe:pass()
    t.you:play("Rebuke", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { foe = { hand = { "Shipyard Skulker" } }, you = { runes = 2, gear = { "Gold" } } }
  end,
}
