-- UNL-086 Zilean, Time Mage.

scenario "In the field Zilean makes one Sprite two, both ready, once a turn" {
  covers = { "UNL-086", "369", "350.2", "375" },
  you = { units = { ["0"] = { "Zilean, Time Mage" } }, hand = { "Sprite Call", "Sprite Call" }, runes = { mind = 6 } },

  run = function(t)
    t:answers { you = { { may = true }, { to = "base" }, { to = "base" } } }
    t.you:play("Sprite Call")
    t:everyone_passes()
    t:expect { you = { base = { "Sprite", "Sprite" } } }
    t:expect_unit("Sprite#1", { ready = true })
    t:expect_unit("Sprite#2", { ready = true })
    t:answers { you = { { to = "base" } } }
    t.you:play("Sprite Call")
    t:everyone_passes()

    t:expect { you = { base = { "Sprite", "Sprite", "Sprite" } } }
  end,
}

scenario "Declined, Zilean still has his use for the next token" {
  covers = { "UNL-086", "369", "383.3.e.2.b" },
  you = { units = { ["0"] = { "Zilean, Time Mage" } }, hand = { "Sprite Call", "Sprite Call" }, runes = { mind = 6 } },

  run = function(t)
    t:answers { you = { { may = false }, { to = "base" } } }
    t.you:play("Sprite Call")
    t:everyone_passes()
    t:answers { you = { { may = true }, { to = "base" }, { to = "base" } } }
    t.you:play("Sprite Call")
    t:everyone_passes()

    t:expect { you = { base = { "Sprite", "Sprite", "Sprite" } } }
  end,
}

scenario "In base Zilean changes nothing" {
  covers = { "UNL-086" },
  you = { base = { "Zilean, Time Mage" }, hand = { "Sprite Call" }, runes = { mind = 3 } },

  run = function(t)
    t.you:play("Sprite Call")
    t:everyone_passes()

    t:expect { you = { base = { "Zilean, Time Mage", "Sprite" } } }
  end,
}

scenario "A token gear, and the foe's token, come once" {
  covers = { "UNL-086", "SFD-T03" },
  you = { units = { ["0"] = { "Zilean, Time Mage" } }, base = { "Yeti Brawler" } },
  foe = { units = { ["1"] = { "Shipyard Skulker" } }, hand = { "Sprite Call" }, runes = { mind = 3 } },

  run = function(t)
    t.you:move("Yeti Brawler", "1")
    t:fight()
    t:everyone_passes()
    t:expect { you = { gear = { "Gold", "Gold" } } }
    t:next_turn()
    t.foe:play("Sprite Call")
    t:everyone_passes()

    t:expect { foe = { base = { "Sprite" } } }
  end,
}

scenario "In the next turn Zilean may do it again" {
  covers = { "UNL-086" },
  you = { units = { ["0"] = { "Zilean, Time Mage" } }, base = { "Sprite Queen" }, hand = { "Sprite Call" }, runes = { mind = 3 } },

  run = function(t)
    t:answers { you = { { may = true }, { to = "base" }, { to = "base" }, { may = true } } }
    t.you:play("Sprite Call")
    t:everyone_passes()
    t:next_turn()
    t:next_turn()

    t:expect { you = { base = { "Sprite Queen", "Sprite", "Sprite" } } }
  end,
}

scenario "Of four Birds Zilean makes five" {
  covers = { "UNL-086", "370" },
  you = { units = { ["0"] = { "Zilean, Time Mage" } }, hand = { "Flurry of Feathers" }, runes = { calm = 6 } },

  run = function(t)
    t:answers { you = { { may = true }, { to = "base" }, { to = "base" }, { to = "base" }, { to = "base" }, { to = "base" } } }
    t.you:play("Flurry of Feathers", { mode = 1 })
    t:everyone_passes()

    t:expect { you = { base = { "Bird", "Bird", "Bird", "Bird", "Bird" } } }
  end,
}

scenario "A Bird that an opponent's Roost lets you play is yours to double" {
  covers = { "UNL-086", "411.4" },
  turn_player = "foe",
  you = { units = { ["0"] = { "Zilean, Time Mage" } } },
  foe = { hand = { "Walking Roost" }, runes = { chaos = 5 } },

  run = function(t)
    t:answers { you = { { may = true }, { to = "base" }, { to = "base" } } }
    t.foe:play("Walking Roost")
    t:everyone_passes()

    t:expect { you = { base = { "Bird", "Bird" } } }
  end,
}
