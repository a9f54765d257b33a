-- UNL-203 Poppy, Keeper of the Hammer.

scenario "Poppy gains an experience for each battlefield that you hold" {
  covers = { "UNL-203", "383.4.d" },
  turn_player = "foe",
  you = { legend = "Poppy, Keeper of the Hammer", units = { ["0"] = { "Recruit" }, ["1"] = { "Recruit" } } },

  run = function(t)
    t:next_turn()

    t:expect { you = { xp = 2, points = 2 } }
  end,
}

scenario "A conquest or an opponent's hold is nothing to Poppy" {
  covers = { "UNL-203" },
  you = { legend = "Poppy, Keeper of the Hammer", base = { "Recruit" } },
  foe = { units = { ["1"] = { "Recruit" } } },

  run = function(t)
    t.you:move("your Recruit", "0")
    t:fight()
    t:next_turn()

    t:expect { you = { xp = 0, points = 1 }, foe = { points = 1 } }
  end,
}

scenario "Three experience and Poppy exhausted buy a card" {
  covers = { "UNL-203", "728" },
  you = { legend = "Poppy, Keeper of the Hammer", xp = 7, deck = { "Gust", "Flash" } },

  run = function(t)
    t.you:use("Poppy, Keeper of the Hammer")
    t:everyone_passes()

    t:expect { you = { xp = 4, hand = { "Gust" }, legend_exhausted = true } }
    t.you:refused("use", "Poppy, Keeper of the Hammer", "203.3")
  end,
}
