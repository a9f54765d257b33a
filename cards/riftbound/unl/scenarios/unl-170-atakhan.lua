-- UNL-170 Atakhan.

scenario "A unit given up takes its Energy and Power off Atakhan's cost" {
  covers = { "UNL-170", "356.2", "356.4" },
  you = { hand = { "Atakhan" }, resources = { energy = 2, order = 2 }, base = { "Rift Herald" } },

  run = function(t)
    t.you:play("Atakhan")

    t:expect { you = { base = { "Atakhan" }, trash = { "Rift Herald" }, resources = { energy = 0, order = 0 } } }
    t:expect_unit("Atakhan", { keywords = "Ganking" })
  end,
}

scenario "Without a death he costs ten Energy and three Order" {
  covers = { "UNL-170" },
  you = { hand = { "Atakhan" }, resources = { energy = 10, order = 3 }, base = { "Recruit" } },

  run = function(t)
    t.you:play("Atakhan", { additional = false })

    t:expect { you = { base = { "Recruit", "Atakhan" }, resources = { energy = 0, order = 0 } } }
  end,
}

scenario "A token takes nothing off" {
  covers = { "UNL-170", "185.3.a.1" },
  you = { hand = { "Atakhan" }, resources = { energy = 9, order = 3 }, base = { "Recruit" } },

  run = function(t)
    t.you:refused("play", "Atakhan")
  end,
}

scenario "Atakhan's attack costs the defender a unit of their choice" {
  covers = { "UNL-170", "383.4.e" },
  you = { base = { "Atakhan" } },
  foe = { units = { ["0"] = { "Mega-Mech", "Daring Poro" } }, base = { "Recruit" } },

  run = function(t)
    t.you:move("Atakhan", "0")
    t:answers { foe = { { pick = "Daring Poro" } } }
    t:everyone_passes()

    t:expect { foe = { trash = { "Daring Poro" }, base = { "Recruit" }, units = { ["0"] = { "Mega-Mech" } } } }
  end,
}

scenario "Units elsewhere, yours included, are safe from the attack" {
  covers = { "UNL-170" },
  you = { base = { "Atakhan", "Recruit" } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, base = { "Recruit" } },

  run = function(t)
    t.you:move({ "Atakhan", "your Recruit" }, "0")
    t:everyone_passes()

    t:expect { foe = { trash = { "Mega-Mech" }, base = { "Recruit" } }, you = { units = { ["0"] = { "Atakhan", "Recruit" } } } }
  end,
}

scenario "An enemy is no price for Atakhan" {
  covers = { "UNL-170", "356.2" },
  you = { hand = { "Atakhan" }, resources = { energy = 2, order = 2 } },
  foe = { base = { "Rift Herald" } },

  run = function(t)
    t.you:refused("play", "Atakhan")
  end,
}
