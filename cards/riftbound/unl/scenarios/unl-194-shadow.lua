-- UNL-194 Shadow.

scenario "Played to a battlefield the Shadow enters ready, played to the base exhausted" {
  covers = { "UNL-194", "143.4" },
  you = { hand = { "Shadow", "Shadow" }, resources = { energy = 6 }, units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Shadow#1", { to = "0" })
    t.you:play("Shadow", { to = "base" })

    t:expect { you = { base = { { "Shadow", exhausted = true } }, units = { ["0"] = { "Recruit", { "Shadow", ready = true } } } } }
  end,
}

scenario "Where the Shadow defends it stuns one of the attackers" {
  covers = { "UNL-194", "423", "806" },
  turn_player = "foe",
  you = { units = { ["0"] = { "Shadow" } }, resources = { energy = 1, fury = 1 } },
  foe = { base = { "Mega-Mech", "Recruit" } },

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:use("Shadow")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { stunned = true })
    t:expect_unit("Shadow", { exhausted = true })
    t:expect { you = { resources = { energy = 0, fury = 0 } } }
  end,
}

scenario "A Shadow elsewhere, one that attacks itself, or one without an attacker has nobody to stun" {
  covers = { "UNL-194", "355.8" },
  you = { units = { ["0"] = { "Shadow" } }, base = { "Recruit" }, resources = { energy = 1, fury = 1 } },
  foe = { units = { ["1"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:refused("use", "Shadow", "355.8")
    t.you:move("Recruit", "1")
    t.you:refused("use", "Shadow", "355.8")
  end,
}

scenario "An attack on another battlefield is out of the Shadow's reach" {
  covers = { "UNL-194", "355.8" },
  turn_player = "foe",
  you = { units = { ["0"] = { "Shadow" }, ["1"] = { "Recruit" } }, resources = { energy = 1, fury = 1 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.foe:move("Mega-Mech", "1")
    t.foe:pass()
    t.you:refused("use", "Shadow", "355.8")
  end,
}
