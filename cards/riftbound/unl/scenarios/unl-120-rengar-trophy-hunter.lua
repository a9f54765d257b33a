-- UNL-120 Rengar, Trophy Hunter.

scenario "Rengar jumps upon enemy units where nobody of yours is" {
  covers = { "UNL-120", "822", "355.2" },
  you = { hand = { "Rengar, Trophy Hunter" }, resources = { energy = 5, body = 1 } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:play("Rengar, Trophy Hunter", { to = "0" })
    t:expect { combat = "Blank Battlefield", attacker = "you" }
    t:fight()

    t:expect { you = { points = 1, units = { ["0"] = { "Rengar, Trophy Hunter" } } } }
  end,
}

scenario "Rengar jumps as a Reaction, in an opponent's turn, too" {
  covers = { "UNL-120", "822", "813" },
  turn_player = "foe",
  you = { hand = { "Rengar, Trophy Hunter" }, resources = { energy = 5, body = 1 } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Sprite Call" }, resources = { energy = 3 } },

  run = function(t)
    t.foe:play("Sprite Call")
    t.foe:pass()
    t.you:play("Rengar, Trophy Hunter", { to = "0" })

    t:expect_unit("Rengar, Trophy Hunter", { at = "0" })
  end,
}

scenario "Where nobody stands Rengar does not jump" {
  covers = { "UNL-120", "355.2" },
  you = { hand = { "Rengar, Trophy Hunter" }, resources = { energy = 5, body = 1 } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:refused("play", "Rengar, Trophy Hunter", "1", "355.2")
  end,
}

scenario "Beside your own units Rengar answers by Ambush alone, so nobody else's turn stops him" {
  covers = { "UNL-120", "822" },
  turn_player = "foe",
  you = { units = { ["0"] = { "Recruit" } }, hand = { "Rengar, Trophy Hunter" }, resources = { energy = 5, body = 1 } },
  foe = { hand = { "Sprite Call" }, resources = { energy = 3 } },

  run = function(t)
    t.foe:play("Sprite Call")
    t.foe:pass()
    t.you:play("Rengar, Trophy Hunter", { to = "0" })

    t:expect_unit("Rengar, Trophy Hunter", { at = "0" })
  end,
}
