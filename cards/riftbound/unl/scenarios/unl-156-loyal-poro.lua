-- UNL-156 Loyal Poro.

scenario "In company the Poro's death is worth a card" {
  covers = { "UNL-156", "Deathknell", "740" },
  turn_player = "foe",
  you = { units = { ["0"] = { "Loyal Poro", "Mega-Mech" } }, deck = { "Gust", "Flash" } },
  foe = { hand = { "Hextech Ray" }, resources = { energy = 1, fury = 1 } },

  run = function(t)
    t.foe:play("Hextech Ray", { target = "Loyal Poro" })
    t:everyone_passes()

    t:expect { you = { trash = { "Loyal Poro" }, hand = { "Gust" } } }
  end,
}

scenario "Alone at its place the Poro leaves nothing, whoever is elsewhere or against it" {
  covers = { "UNL-156", "740" },
  turn_player = "foe",
  you = { units = { ["0"] = { "Loyal Poro" } }, base = { "Mega-Mech" } },
  foe = { base = { "Petty Officer" } },

  run = function(t)
    t.foe:move("Petty Officer", "0")
    t:fight()

    t:expect { you = { trash = { "Loyal Poro" }, hand = {} } }
  end,
}

scenario "Who dies together did not die alone" {
  covers = { "UNL-156", "383.1" },
  you = { hand = { "The Ruination" }, resources = { energy = 9, order = 3 }, base = { "Loyal Poro", "Loyal Poro" }, deck = { "Gust", "Flash", "Charm" } },

  run = function(t)
    t.you:play("The Ruination")
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash" } } }
  end,
}
