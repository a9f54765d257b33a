-- UNL-166 Stalking Wolf.

scenario "The Wolf's price is a companion's life, and it ambushes where that one stood" {
  covers = { "UNL-166", "822", "356.2" },
  turn_player = "foe",
  you = { units = { ["0"] = { "Daring Poro" } }, hand = { "Stalking Wolf" }, resources = { energy = 4, order = 1 } },
  foe = { base = { "Vanguard Sergeant" } },

  run = function(t)
    t.foe:move("Vanguard Sergeant", "0")
    t.foe:pass()
    t.you:play("Stalking Wolf", { to = "0" })

    t:expect { you = { trash = { "Daring Poro" }, units = { ["0"] = { "Stalking Wolf" } } } }
    t:fight()
    t:expect { foe = { trash = { "Vanguard Sergeant" } }, you = { units = { ["0"] = { "Stalking Wolf" } } } }
  end,
}

scenario "The player chooses which companion dies; others do not count" {
  covers = { "UNL-166" },
  you = {
    base = { "Mega-Mech", "Pouty Poro", "Gustwalker", "Bird", "Rengar, Trophy Hunter" }, hand = { "Stalking Wolf" },
    resources = { energy = 4, order = 1 },
  },
  foe = { base = { "Daring Poro" } },

  run = function(t)
    t.you:play("Stalking Wolf")
    t.you:offers("cost", "Pouty Poro")
    t.you:offers("cost", "Bird")
    t.you:offers("cost", "Rengar, Trophy Hunter")
    t.you:offers_not("cost", "Mega-Mech")
    t.you:offers_not("cost", "Daring Poro")
    t.you:answer("Gustwalker")

    t:expect { you = { trash = { "Gustwalker" }, base = { "Mega-Mech", "Pouty Poro", "Bird", "Rengar, Trophy Hunter", "Stalking Wolf" } } }
  end,
}

scenario "Without a companion there is no Wolf" {
  covers = { "UNL-166", "203.3" },
  you = { base = { "Mega-Mech" }, hand = { "Stalking Wolf" }, resources = { energy = 4, order = 1 } },

  run = function(t)
    t.you:refused("play", "Stalking Wolf", "203.3")
  end,
}
