-- OGN-247 Kai'Sa, Daughter of the Void: exhaust her for one power that only spells may use.

scenario "Kai'Sa, Daughter of the Void pays the Power of a spell, of whatever domain" {
  covers = { "OGN-247", "429", "163" },
  you = { legend = { "Kai'Sa, Daughter of the Void" }, hand = { "Hidden Blade" }, runes = { mind = 2 } },
  foe = { units = { ["Zaun Warrens"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Hidden Blade", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Mega-Mech" } } }
    t:expect { you = { legend_exhausted = true, runes_exhausted = 2 } }
  end,
}

scenario "Kai'Sa, Daughter of the Void pays for no unit" {
  covers = { "OGN-247", "357.1" },
  you = { legend = { "Kai'Sa, Daughter of the Void" }, hand = { "Vi, Destructive" }, runes = { mind = 2 } },

  run = function(t)
    t.you:refused("play", "Vi, Destructive", "357.1")
  end,
}

scenario "Kai'Sa, Daughter of the Void adds Power, so she pays no Energy" {
  covers = { "OGN-247", "357.1" },
  you = { legend = { "Kai'Sa, Daughter of the Void" }, hand = { "Hidden Blade" }, runes = { order = 1 } },
  foe = { units = { ["Zaun Warrens"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:refused("play", "Hidden Blade", "357.1")
  end,
}

scenario "Exhausted, Kai'Sa, Daughter of the Void adds nothing" {
  covers = { "OGN-247", "414" },
  you = {
    legend = { "Kai'Sa, Daughter of the Void" },
    legend_exhausted = true,
    hand = { "Hidden Blade" },
    runes = { mind = 2 },
  },
  foe = { units = { ["Zaun Warrens"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:refused("play", "Hidden Blade", "357.1")
  end,
}

scenario "Kai'Sa, Daughter of the Void adds as a Reaction" {
  covers = { "OGN-247", "813" },
  turn_player = "foe",
  you = {
    legend = { "Kai'Sa, Daughter of the Void" },
    base = { "Recruit" },
    hand = { "Smoke Screen" },
    runes = { fury = 2 },
  },
  foe = { base = { "Mega-Mech" }, hand = { "Confront" }, runes = { body = 2 } },

  run = function(t)
    t.foe:play("Confront")
    t.foe:pass()
    t.you:play("Smoke Screen", { target = "Mega-Mech" })
    t:expect { chain = { "Confront", "Smoke Screen" } }
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 4 })
  end,
}

scenario "Kai'Sa, Daughter of the Void pays one Power, not two" {
  covers = { "OGN-247", "357.1" },
  you = { legend = { "Kai'Sa, Daughter of the Void" }, hand = { "Rebuke" }, runes = { mind = 2 } },
  foe = { units = { ["Zaun Warrens"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:refused("play", "Rebuke", "357.1")
  end,
}
