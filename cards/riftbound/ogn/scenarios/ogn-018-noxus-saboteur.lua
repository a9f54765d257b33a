-- OGN-018 Noxus Saboteur.

scenario "Where the Saboteur stands enemies' facedown cards stay down" {
  covers = { "OGN-018", "Hidden", "811", "054.1" },
  you = { base = { "Noxus Saboteur" } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, facedown = { ["0"] = { "Fight or Flight" } } },

  run = function(t)
    t.you:move("Noxus Saboteur", "0")
    t.you:pass()
    t.foe:refused("play", "Fight or Flight", "054.1")
  end,
}

scenario "Elsewhere the Saboteur hinders nobody" {
  covers = { "OGN-018", "Hidden", "811" },
  you = { base = { "Noxus Saboteur", "Shipyard Skulker" } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, facedown = { ["0"] = { "Fight or Flight" } } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t.you:pass()
    t.foe:play("Fight or Flight", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { foe = { base = { "Mega-Mech" } } }
  end,
}

scenario "The Saboteur's player may turn up what lies beside it" {
  covers = { "OGN-018", "Hidden", "811" },
  you = { units = { ["0"] = { "Noxus Saboteur" } }, facedown = { ["0"] = { "Fight or Flight" } } },

  run = function(t)
    t.you:play("Fight or Flight", { target = "Noxus Saboteur" })
    t:everyone_passes()

    t:expect { you = { base = { "Noxus Saboteur" } } }
  end,
}
