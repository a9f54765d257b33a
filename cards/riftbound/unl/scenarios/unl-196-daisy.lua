-- UNL-196 Daisy!.

scenario "With all four companions Daisy costs four less, enters ready and stuns as she attacks" {
  covers = { "UNL-196", "356.4", "423" },
  you = {
    hand = { "Daisy!" },
    resources = { energy = 5, calm = 2 },
    base = { "Bird", "Rengar, Trophy Hunter", "Gustwalker", "Daring Poro" },
  },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Daisy!")
    t:expect_unit("Daisy!", { ready = true })
    t:expect { you = { resources = { energy = 0 } } }
    t.you:move("Daisy!", "0")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { stunned = true })
  end,
}

scenario "Two of a kind count once for Daisy, and the enemy's companions do not count" {
  covers = { "UNL-196" },
  you = { hand = { "Daisy!" }, resources = { energy = 9, order = 2 }, base = { "Bird", "Bird" } },
  foe = { base = { "Daring Poro", "Gustwalker" } },

  run = function(t)
    t.you:play("Daisy!")

    t:expect { you = { resources = { energy = 1 } } }
  end,
}

scenario "A Cat, a Dog and a Poro are three less" {
  covers = { "UNL-196" },
  you = { hand = { "Daisy!" }, resources = { energy = 6, order = 2 }, base = { "Rengar, Trophy Hunter", "Gustwalker", "Daring Poro" } },

  run = function(t)
    t.you:play("Daisy!")

    t:expect { you = { resources = { energy = 0 } } }
  end,
}

scenario "Without a Poro Daisy stuns nobody" {
  covers = { "UNL-196", "383.2.a" },
  you = { base = { "Daisy!", "Bird", "Rengar, Trophy Hunter", "Gustwalker" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Daisy!", "0")

    t:expect { chain = {}, combat = "Blank Battlefield" }
  end,
}

scenario "Without a Bird Daisy stuns nobody" {
  covers = { "UNL-196" },
  you = { base = { "Daisy!", "Daring Poro", "Rengar, Trophy Hunter", "Gustwalker" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Daisy!", "0")

    t:expect { chain = {} }
  end,
}

scenario "Without a Cat Daisy stuns nobody" {
  covers = { "UNL-196" },
  you = { base = { "Daisy!", "Bird", "Daring Poro", "Gustwalker" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Daisy!", "0")

    t:expect { chain = {} }
  end,
}

scenario "Without a Dog Daisy stuns nobody" {
  covers = { "UNL-196" },
  you = { base = { "Daisy!", "Bird", "Rengar, Trophy Hunter", "Daring Poro" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Daisy!", "0")

    t:expect { chain = {} }
  end,
}
