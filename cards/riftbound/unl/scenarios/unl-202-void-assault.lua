-- UNL-202 Void Assault.

scenario "Void Assault moves both to a free battlefield, and you attack" {
  covers = { "UNL-202", "355.4", "464.2.c" },
  you = { hand = { "Void Assault" }, resources = { energy = 2, body = 1 }, base = { "Mega-Mech" } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Void Assault", { target = { { "Mega-Mech" }, { "Shipyard Skulker" } }, to = { { "0" }, { "0" } } })
    t:everyone_passes()

    t:expect { combat = "Blank Battlefield", attacker = "you", defender = "foe" }
    t:fight()
    t:expect { you = { points = 1 } }
  end,
}

scenario "Void Assault moves one here and the other there" {
  covers = { "UNL-202" },
  you = { hand = { "Void Assault" }, resources = { energy = 2, chaos = 1 }, base = { { "Recruit", exhausted = true } }, units = { ["0"] = { "Mega-Mech" } } },
  foe = { base = { "Petty Officer" }, units = { ["1"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:play("Void Assault", { target = { { "Recruit" }, { "Shipyard Skulker" } }, to = { { "0" }, { "foe's base" } } })
    t:everyone_passes()

    t:expect {
      you = { units = { ["0"] = { "Mega-Mech", { "Recruit", exhausted = true } } } },
      foe = { base = { "Petty Officer", "Shipyard Skulker" } },
    }
  end,
}

scenario "Void Assault wants a unit of either side" {
  covers = { "UNL-202", "355.8" },
  you = { hand = { "Void Assault", "Void Assault" }, resources = { energy = 2, chaos = 1 } },
  foe = { base = { "Petty Officer" }, units = { ["1"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:refused("play", "Void Assault", "355.8")
  end,
}

scenario "Without an enemy there is no Void Assault" {
  covers = { "UNL-202", "355.8" },
  you = { hand = { "Void Assault" }, resources = { energy = 2, chaos = 1 }, base = { "Mega-Mech", "Recruit" } },

  run = function(t)
    t.you:refused("play", "Void Assault", "355.8")
  end,
}
