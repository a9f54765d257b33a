-- SFD-215 Ravenbloom Conservatory.

scenario "Ravenbloom Conservatory gives its defender a spell from the top" {
  covers = { "SFD-215", "383.4.f", "424" },
  you = { units = { ["Ravenbloom Conservatory"] = { "Petty Officer" } }, deck = { "Gust", "Charm" } },
  foe = { base = { "Recruit" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Recruit", "Ravenbloom Conservatory")
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, deck = { "Charm" } } }
  end,
}

scenario "Ravenbloom Conservatory recycles anything else" {
  covers = { "SFD-215", "416" },
  you = { units = { ["Ravenbloom Conservatory"] = { "Petty Officer" } }, deck = { "Daring Poro", "Charm" } },
  foe = { base = { "Recruit" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Recruit", "Ravenbloom Conservatory")
    t:everyone_passes()

    t:expect { you = { hand = {}, deck = { "Charm", "Daring Poro" } } }
  end,
}

scenario "Ravenbloom Conservatory is silent for an attacker and for a defence elsewhere" {
  covers = { "SFD-215" },
  you = { units = { ["Void Gate"] = { "Petty Officer" }, ["Ravenbloom Conservatory"] = { "Recruit" } }, deck = { "Gust", "Charm" } },
  foe = { base = { "Recruit" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("foe's Recruit", "Void Gate")

    t:expect { chain = {}, you = { hand = {} } }
  end,
}
