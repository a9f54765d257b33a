-- SFD-217 Seat of Power.

scenario "Seat of Power: a card for each other battlefield of the conqueror" {
  covers = { "SFD-217", "383.4.c" },
  you = { base = { "Mega-Mech" }, units = { ["Void Gate"] = { "Petty Officer" } }, deck = { "Gust", "Charm", "Cleave" } },
  battlefields = { "Seat of Power", "Void Gate" },

  run = function(t)
    t.you:move("Mega-Mech", "Seat of Power")
    t:fight()

    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "Seat of Power counts neither itself nor an opponent's battlefield, and only its own conquest" {
  covers = { "SFD-217" },
  you = { base = { "Mega-Mech", "Recruit" } },
  foe = { units = { ["Void Gate"] = { "Petty Officer" } } },
  battlefields = { "Seat of Power", "Void Gate" },

  run = function(t)
    t.you:move("Recruit", "Seat of Power")
    t:fight()
    t:expect { you = { hand = {}, points = 1 } }
    t.you:move("Mega-Mech", "Void Gate")
    t:fight()

    t:expect { you = { hand = {}, points = 2 } }
  end,
}

scenario "Seat of Power counts an ally's battlefield" {
  covers = { "SFD-217", "740" },
  you = { base = { "Mega-Mech" }, deck = { "Gust", "Charm", "Cleave" } },
  mate = { units = { ["Void Gate"] = { "Petty Officer" } } },
  foe = {},
  battlefields = { "Seat of Power", "Void Gate", "Zaun Warrens" },

  run = function(t)
    t.you:move("Mega-Mech", "Seat of Power")
    t:fight()

    t:expect { you = { hand = { "Gust" } } }
  end,
}
