-- SFD-207 Emperor's Dais.

scenario "Emperor's Dais: the conqueror goes back to the hand and a Sand Soldier holds the place" {
  covers = { "SFD-207", "383.4.c", "383.3.b", "056" },
  you = { base = { "Petty Officer" }, runes = { fury = 1 } },
  battlefields = { "Emperor's Dais", "Void Gate" },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:move("Petty Officer", "Emperor's Dais")
    t:fight()
    t:everyone_passes()

    t:expect { you = { hand = { "Petty Officer" }, units = { ["Emperor's Dais"] = { "Sand Soldier" } }, runes_ready = 0, controls = { "Emperor's Dais" } } }
  end,
}

scenario "Emperor's Dais may be left alone, and takes no unit from elsewhere" {
  covers = { "SFD-207", "383.3.a" },
  you = { base = { "Petty Officer", "Recruit", "Daring Poro" }, runes = { fury = 1 } },
  battlefields = { "Emperor's Dais", "Void Gate" },

  run = function(t)
    t:answers { you = { { may = true, cost = "?" } } }
    t.you:move({ "Petty Officer", "Daring Poro" }, "Emperor's Dais")
    t.you:pass()
    t.foe:pass()
    t.you:offers_not("cost", "Recruit")
    t.you:answer("Daring Poro")
    t:everyone_passes()

    t:expect { you = { hand = { "Daring Poro" }, units = { ["Emperor's Dais"] = { "Petty Officer", "Sand Soldier" } } } }
  end,
}

scenario "A conquest elsewhere buys nothing at Emperor's Dais" {
  covers = { "SFD-207" },
  you = { base = { "Petty Officer" }, units = { ["Emperor's Dais"] = { "Recruit" } }, runes = { fury = 1 } },

  run = function(t)
    t.you:move("Petty Officer", "1")
    t:fight()

    t:expect { you = { hand = {}, runes_ready = 1, points = 1 } }
  end,
}
