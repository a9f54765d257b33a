-- UNL-209 Dusk Rose Lab.

scenario "At your Beginning Phase a unit given up at the Lab is worth a card, before the hold" {
  covers = { "UNL-209", "315.2" },
  turn_player = "foe",
  you = { units = { ["Dusk Rose Lab"] = { "Daring Poro" } }, base = { "Recruit" }, deck = { "Gust", "Flash", "Charm" } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t:next_turn()

    t:expect { you = { trash = { "Daring Poro" }, hand = { "Gust", "Flash" }, points = 0, base = { "Recruit" } } }
  end,
}

scenario "The unit at the Lab may live on and hold" {
  covers = { "UNL-209", "383.3.a" },
  turn_player = "foe",
  you = { units = { ["Dusk Rose Lab"] = { "Daring Poro" } }, deck = { "Gust", "Flash", "Charm" } },

  run = function(t)
    t:answers { you = { { may = false } } }
    t:next_turn()

    t:expect { you = { hand = { "Gust" }, points = 1 } }
  end,
}

scenario "At an opponent's Beginning Phase the Lab asks nobody" {
  covers = { "UNL-209" },
  you = { units = { ["Dusk Rose Lab"] = { "Daring Poro" } } },

  run = function(t)
    t:next_turn()

    t:expect { you = { units = { ["Dusk Rose Lab"] = { "Daring Poro" } } } }
  end,
}
