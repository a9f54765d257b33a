-- Cards that are shown while playing, and remembered (356.2, 424).

given { battlefields = { "Zaun Warrens", "Blank Battlefield" } }

scenario "A spell that is shown brings two cards, and stays in the hand" {
  covers = { "PAI-025", "424" },
  you = { hand = { "Shown Page", "Gust", "Pakaa Cub" }, runes = { mind = 1 }, deck = { "Flash", "Charm", "Block" } },

  run = function(t)
    t.you:play("Shown Page", { cost = "Gust" })
    t:log_has("Gust")
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Pakaa Cub", "Flash", "Charm" } } }
    t.foe:cannot_see("Pakaa Cub")
    t.foe:cannot_see("Gust")
  end,
}

scenario "A unit brings one" {
  covers = { "PAI-025", "424" },
  you = { hand = { "Shown Page", "Gust", "Pakaa Cub" }, runes = { mind = 1 }, deck = { "Flash", "Charm" } },

  run = function(t)
    t.you:play("Shown Page", { cost = "Pakaa Cub" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Pakaa Cub", "Flash" } } }
  end,
}

scenario "With nothing to show it cannot be played" {
  covers = { "PAI-025", "203.3" },
  you = { hand = { "Shown Page" }, runes = { mind = 1 } },

  run = function(t) t.you:refused("play", "Shown Page", "203.3") end,
}

scenario "From facedown a card is shown as well" {
  covers = { "PAI-025", "811.1" },
  you = {
    facedown = { ["Zaun Warrens"] = { "Shown Page" } }, units = { ["Zaun Warrens"] = { "Mega-Mech" } },
    hand = { "Gust" }, deck = { "Flash", "Charm" },
  },

  run = function(t)
    t.you:play("Shown Page", { from = "facedown" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash", "Charm" } } }
  end,
}

scenario "A copy remembers what was shown for the spell" {
  covers = { "PAI-025", "439" },
  turn_player = "foe",
  you = { hand = { "Echo Glass" }, runes = { mind = 1 }, deck = { "Flash", "Charm", "Block" } },
  foe = { hand = { "Shown Page", "Gust" }, runes = { mind = 1 } },

  run = function(t)
    t.foe:play("Shown Page")
    t.foe:pass()
    t.you:play("Echo Glass")
    t:everyone_passes()

    t:expect { you = { hand = { "Flash", "Charm" } }, foe = { hand_size = 3 } }
  end,
}

scenario "Who takes the spell over has what was shown" {
  covers = { "PAI-025", "PAI-013", "191" },
  turn_player = "foe",
  you = { hand = { "Stolen Word" }, runes = { mind = 1 }, deck = { "Flash", "Charm", "Block" } },
  foe = { hand = { "Shown Page", "Gust" }, runes = { mind = 1 } },

  run = function(t)
    t.foe:play("Shown Page")
    t.foe:pass()
    t.you:play("Stolen Word")
    t:everyone_passes()

    t:expect { you = { hand = { "Flash", "Charm" } } }
  end,
}

scenario "Spells that are shown make it cheaper, and the last one makes it stronger" {
  covers = { "PAI-026", "356.4" },
  you = { hand = { "Proud Scholar", "Gust", "Falling Comet" }, runes = {} },

  run = function(t)
    t.you:play("Proud Scholar", { cost = { "Gust", "Falling Comet" } })

    t:expect { you = { base = { "Proud Scholar" }, hand = { "Gust", "Falling Comet" } } }
    t:expect_unit("Proud Scholar", { might = 6 })
  end,
}

scenario "An ability that shows a card" {
  covers = { "PAI-027", "PAI-028", "424" },
  you = { gear = { "Reading Desk" }, base = { "Loud Herald" }, hand = { "Gust", "Pakaa Cub" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:use("Reading Desk", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 3 })
    t:expect { you = { embers = 1, hand = { "Gust", "Pakaa Cub" } } }
  end,
}

scenario "A card that has left the hand since is none any more" {
  covers = { "PAI-025", "PAI-029", "359.3.e.12" },
  you = { hand = { "Shown Page", "Gust" }, runes = { mind = 1 }, deck = { "Flash", "Charm", "Block" } },
  foe = { hand = { "Torn Page" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:play("Shown Page")
    t.you:pass()
    t.foe:play("Torn Page")
    t:everyone_passes()

    t:expect { you = { hand = { "Flash" }, trash = { "Shown Page", "Gust" } } }
  end,
}

scenario "What it costs is remembered" {
  covers = { "PAI-027", "PAI-029", "206" },
  you = { gear = { "Reading Desk" }, hand = { "Pakaa Cub" } },
  foe = { base = { "Mega-Mech" }, hand = { "Torn Page" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:use("Reading Desk", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:play("Torn Page")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 3 })
    t:expect { you = { trash = { "Pakaa Cub" } } }
  end,
}
