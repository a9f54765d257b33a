-- Variations of what begins first when several showdowns are staged.

scenario "Combats at two places: the turn player says which comes first, the other follows" {
  covers = { "R243", "323.13", "461.1", "LTR-025" },
  you = { base = { "Pakaa Cub", "Mega-Mech" }, hand = { "Scatter Orders" }, runes = { body = 2 } },
  foe = { units = { ["0"] = { "Recruit" }, ["1"] = { "Wise Hound" } } },

  run = function(t)
    t.you:play("Scatter Orders", {
      target = { { "Mega-Mech" }, { "Pakaa Cub" } },
      destination = { { "Blank Battlefield" }, { "Blank Battlefield#2" } },
    })
    t:answers { you = { { next = "Blank Battlefield#2" } } }
    t:everyone_passes()
    t:expect { combat = "Blank Battlefield#2", attacker = "you", defender = "foe" }
    t.you:pass() t.foe:pass()
    t:expect { combat = "Blank Battlefield", foe = { trash = { "Wise Hound" } } }
    t:fight()

    t:expect { you = { points = 2 } }
  end,
}

scenario "Two non-combat showdowns in one turn come one after the other" {
  covers = { "R243", "323.12", "LTR-025" },
  you = { base = { "Pakaa Cub", "Mega-Mech" }, hand = { "Scatter Orders" }, runes = { body = 2 } },

  run = function(t)
    t.you:play("Scatter Orders", {
      target = { { "Mega-Mech" }, { "Pakaa Cub" } },
      destination = { { "Blank Battlefield" }, { "Blank Battlefield#2" } },
    })
    t:answers { you = { { next = "Blank Battlefield" } } }
    t:everyone_passes()
    t:expect { showdown = "Blank Battlefield", combat = false }
    t.you:pass() t.foe:pass()
    t:expect { showdown = "Blank Battlefield#2", you = { points = 1 } }
    t.you:pass() t.foe:pass()

    t:expect { showdown = false, you = { points = 2 } }
  end,
}

scenario "The staged combat whose attacker goes home before it begins does not begin" {
  covers = { "R243", "461.2", "323.10", "LTR-025" },
  you = { base = { "Pakaa Cub", "Mega-Mech" }, hand = { "Scatter Orders", "Flash" }, runes = { body = 2, chaos = 2 } },
  foe = { units = { ["1"] = { "Wise Hound" } } },

  run = function(t)
    t.you:play("Scatter Orders", {
      target = { { "Mega-Mech" }, { "Pakaa Cub" } },
      destination = { { "Blank Battlefield" }, { "Blank Battlefield#2" } },
    })
    t:everyone_passes()
    t:expect { showdown = "Blank Battlefield" }
    t.you:play("Flash", { target = { "Pakaa Cub" } })
    t:everyone_passes()
    t:fight()

    t:expect { combat = false, you = { points = 1, base = { "Pakaa Cub" } }, foe = { controls = { "Blank Battlefield#2" } } }
  end,
}
