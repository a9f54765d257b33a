-- UNL-079 Diana, Lunari.

scenario "As a showdown begins where Diana is, she recycles a unit and draws a spell" {
  covers = { "UNL-079", "436", "424", "413", "340" },
  you = { base = { "Diana, Lunari" }, runes = { mind = 1 }, deck = { "Pouty Poro", "Cleave", "Gust" } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:move("Diana, Lunari", "0")
    t.you:pass()
    t.foe:pass()
    t.you:offers_not("recycle", "Cleave")
    t.you:answer("Pouty Poro")

    t:expect { you = { hand = { "Cleave" }, deck = { "Gust", "Pouty Poro" }, runes_ready = 0 } }
  end,
}

scenario "A unit on top stays there, shown to all" {
  covers = { "UNL-079", "424" },
  you = { base = { "Diana, Lunari" }, runes = { mind = 1 }, deck = { "Pouty Poro", "Cleave" } },

  run = function(t)
    t:answers { you = { { may = true, recycle = {} } } }
    t.you:move("Diana, Lunari", "0")
    t:everyone_passes()

    t:expect { you = { hand = {}, deck = { "Pouty Poro", "Cleave" } } }
    t:log_has("reveals Pouty Poro")
  end,
}

scenario "Diana's Energy is paid before anybody can answer; unpaid she sees nothing" {
  covers = { "UNL-079", "R037", "383.3.a", "383.3.b.1", "404.2" },
  you = { units = { ["0"] = { "Diana, Lunari" } }, runes = { mind = 1 }, deck = { "Cleave", "Gust" } },
  foe = { base = { "Recruit" }, hand = { "Stupefy" }, runes = { mind = 1 } },
  turn_player = "foe",

  run = function(t)
    t:answers { you = { { may = true } } }
    t.foe:move("Recruit", "0")

    t:expect { chain = { "Diana, Lunari" }, you = { runes_ready = 0 } }
  end,
}

scenario "Without the Energy Diana does nothing, and a showdown elsewhere is not hers" {
  covers = { "UNL-079", "R037", "404.2" },
  you = { base = { "Diana, Lunari", "Recruit" }, runes = { mind = 1 }, deck = { "Cleave", "Gust" } },

  run = function(t)
    t.you:move("Recruit", "1")
    t:expect { chain = {} }
    t:fight()
    t:answers { you = { { may = false } } }
    t.you:move("Diana, Lunari", "0")

    t:expect { chain = {}, you = { runes_ready = 1, hand = {} } }
  end,
}

scenario "Diana's trigger waits before that of an attack, the attacker's too, and resolves last" {
  covers = { "UNL-079", "R036", "464.2.b", "464.2.c", "464.2.e.1", "340.1" },
  you = { base = { "Crackshot Corsair" } },
  foe = { units = { ["Void Gate"] = { "Diana, Lunari" } }, runes = { mind = 1 } },

  run = function(t)
    t:answers { foe = { { may = true } } }
    t.you:move("Crackshot Corsair", "Void Gate")

    t:expect { chain = { "Diana, Lunari", "Crackshot Corsair" } }
  end,
}

scenario "Attacking, Diana triggers before her own companions and before those who defend" {
  covers = { "UNL-079", "464.2.b", "464.2.e.1" },
  you = { base = { "Diana, Lunari", "Crackshot Corsair" }, runes = { mind = 1 } },
  foe = { units = { ["Fortified Position"] = { "Daring Poro" } } },

  run = function(t)
    t:answers { you = { { may = true, target = "Daring Poro" } }, foe = { { target = "Daring Poro" } } }
    t.you:move({ "Diana, Lunari", "Crackshot Corsair" }, "Fortified Position")

    t:expect { chain = { "Diana, Lunari", "Crackshot Corsair", "Fortified Position" } }
  end,
}
