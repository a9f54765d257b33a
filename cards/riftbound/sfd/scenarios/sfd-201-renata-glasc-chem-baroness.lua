-- SFD-201 Renata Glasc, Chem-Baroness.

scenario "Renata makes Gold of a hold" {
  covers = { "SFD-201", "383.4.d", "383.3.b" },
  you = { legend = "Renata Glasc, Chem-Baroness", units = { ["0"] = { "Petty Officer" } } },
  phase = "awaken",

  run = function(t)
    t:answers { you = { { may = true } } }
    t:everyone_passes()

    t:expect { you = { gear = { "Gold" }, legend_exhausted = true } }
    t:expect_unit("Gold", { exhausted = true })
  end,
}

scenario "Renata makes Gold of an ally's hold, not of an opponent's" {
  covers = { "SFD-201", "740" },
  you = { legend = "Renata Glasc, Chem-Baroness" },
  foe = { units = { ["Zaun Warrens"] = { "Petty Officer" } } },
  mate = { units = { ["Void Gate"] = { "Petty Officer" } } },
  turn_player = "mate",
  phase = "awaken",

  run = function(t)
    t:answers { you = { { may = true } } }
    t:everyone_passes()

    t:expect { you = { gear = { "Gold" }, legend_exhausted = true } }
  end,
}

scenario "An opponent's hold is nothing to Renata" {
  covers = { "SFD-201" },
  you = { legend = "Renata Glasc, Chem-Baroness" },
  foe = { units = { ["0"] = { "Petty Officer" } } },
  turn_player = "foe",
  phase = "awaken",

  run = function(t)
    t:everyone_passes()

    t:expect { you = { gear = {}, legend_exhausted = false } }
  end,
}

scenario "Within three points of the victory Gold is worth an Energy more" {
  covers = { "SFD-201", "429", "194" },
  you = { legend = "Renata Glasc, Chem-Baroness", points = 5, gear = { "Gold" }, hand = { "Hidden Blade" }, runes = { mind = 1 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Hidden Blade", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Mega-Mech" } }, you = { gear = {}, runes = 1, runes_ready = 0, resources = { energy = 0 } } }
  end,
}

scenario "Four points short Gold is what it was" {
  covers = { "SFD-201" },
  you = { legend = "Renata Glasc, Chem-Baroness", points = 4, gear = { "Gold" }, hand = { "Hidden Blade" }, runes = { mind = 1 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:refused("play", "Hidden Blade", "357.1")
  end,
}

scenario "Renata adds nothing to other gear" {
  covers = { "SFD-201" },
  you = { legend = "Renata Glasc, Chem-Baroness", points = 5, gear = { "Seal of Unity" }, hand = { "Hidden Blade" }, runes = { mind = 1 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:refused("play", "Hidden Blade", "357.1")
  end,
}

scenario "Renata adds nothing to an opponent's Gold" {
  covers = { "SFD-201" },
  you = { gear = { "Gold" }, points = 5, hand = { "Hidden Blade" }, runes = { mind = 1 } },
  foe = { legend = "Renata Glasc, Chem-Baroness", points = 5, units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:refused("play", "Hidden Blade", "357.1")
  end,
}

scenario "Gold used ahead of need adds both as well" {
  covers = { "SFD-201", "166" },
  floats = true,
  you = { legend = "Renata Glasc, Chem-Baroness", points = 6, gear = { "Gold", "Gold" } },

  run = function(t)
    t.you:use("Gold")
    t:expect { you = { resources = { any = 1, energy = 1 } } }
    t.you:use("Gold")

    t:expect { you = { resources = { any = 2, energy = 2 }, gear = {} } }
  end,
}
