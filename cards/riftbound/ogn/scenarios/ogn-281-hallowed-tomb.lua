-- OGN-281 Hallowed Tomb: holding it may bring the Chosen Champion back to its zone.

scenario "Holding Hallowed Tomb brings the Chosen Champion from the trash to its zone" {
  covers = { "OGN-281", "108.3.c.1", "383.4.d" },
  phase = "awaken",
  you = {
    units = { ["Hallowed Tomb"] = { "Recruit" } },
    trash = { "Annie, Stubborn", "Annie, Fiery" },
    chosen_champion = "Annie, Stubborn",
  },

  run = function(t)
    t.you:answer("yes")
    t:everyone_passes()

    t:expect { phase = "main", you = { champion = "Annie, Stubborn", trash = { "Annie, Fiery" } } }
  end,
}

scenario "Hallowed Tomb may be declined" {
  covers = { "OGN-281", "383.3.a" },
  phase = "awaken",
  you = {
    units = { ["Hallowed Tomb"] = { "Recruit" } },
    trash = { "Annie, Stubborn" },
    chosen_champion = "Annie, Stubborn",
  },

  run = function(t)
    t.you:answer("no")

    t:expect { phase = "main", you = { champion = false, trash = { "Annie, Stubborn" } } }
  end,
}

scenario "With a card in the Champion Zone Hallowed Tomb brings no other" {
  covers = { "OGN-281", "108.3.c.1" },
  phase = "awaken",
  you = {
    units = { ["Hallowed Tomb"] = { "Recruit" } },
    champion = { "Annie, Stubborn" },
    trash = { "Annie, Stubborn" },
    chosen_champion = "Annie, Stubborn",
  },

  run = function(t)
    t:answers { you = { { may = true } } }
    t:everyone_passes()

    t:expect { phase = "main", you = { champion_size = 1, trash = { "Annie, Stubborn" } } }
  end,
}

scenario "Without the Chosen Champion in the trash Hallowed Tomb does nothing" {
  covers = { "OGN-281", "402.4" },
  phase = "awaken",
  you = {
    units = { ["Hallowed Tomb"] = { "Recruit" } },
    trash = { "Annie, Fiery" },
    chosen_champion = "Annie, Stubborn",
  },

  run = function(t)
    t:expect { phase = "main", you = { champion = false, trash = { "Annie, Fiery" }, points = 1 } }
  end,
}

scenario "Hallowed Tomb works once though another battlefield is held, and for your own zone alone" {
  covers = { "OGN-281", "383.4.d" },
  phase = "awaken",
  you = {
    units = { ["Hallowed Tomb"] = { "Recruit" }, ["Void Gate"] = { "Recruit" } },
    trash = { "Annie, Stubborn", "Annie, Stubborn" },
    chosen_champion = "Annie, Stubborn",
  },
  foe = { champion = { "Garen, Rugged" } },

  run = function(t)
    t.you:answer("yes")
    t.you:answer("Annie, Stubborn")
    t:everyone_passes()

    t:expect { phase = "main", you = { points = 2, champion = "Annie, Stubborn", trash = { "Annie, Stubborn" } } }
  end,
}

scenario "Hallowed Tomb reaches into no other trash" {
  covers = { "OGN-281", "056" },
  phase = "awaken",
  you = { units = { ["Hallowed Tomb"] = { "Recruit" } } },
  foe = { trash = { "Garen, Rugged" }, chosen_champion = "Garen, Rugged" },

  run = function(t)
    t:expect { phase = "main", foe = { champion = false, trash = { "Garen, Rugged" } } }
  end,
}
