-- UNL-053 Scuttle Crab.

scenario "The Crab brings a card" {
  covers = { "UNL-053", "383.4.a" },
  you = { hand = { "Scuttle Crab" }, runes = { calm = 2 }, deck = { "Cleave" } },

  run = function(t)
    t.you:play("Scuttle Crab")
    t:everyone_passes()

    t:expect { you = { hand = { "Cleave" }, xp = 0 } }
  end,
}

scenario "The dying Crab shows you their hand and their facedown cards for the turn" {
  covers = { "UNL-053", "Deathknell", "808", "424", "107.3.b.2", "728" },
  you = { base = { "Scuttle Crab" }, hand = { "Vengeance" }, runes = { order = 4 } },
  foe = { hand = { "Gust" }, units = { ["0"] = { "Recruit" } }, facedown = { ["0"] = { "Pakaa Cub" } } },

  run = function(t)
    t.you:cannot_see("Pakaa Cub")
    t.you:play("Vengeance", { target = "Scuttle Crab" })
    t:everyone_passes()

    t:expect { you = { xp = 1 }, foe = { xp = 0, hand = { "Gust" } } }
    t.you:sees("Pakaa Cub")
    t:log_has("reveals Gust")
    t:next_turn()
    t.you:cannot_see("Pakaa Cub")
  end,
}

scenario "A unit without Might conquers and holds" {
  covers = { "UNL-053", "143.2" },
  you = { base = { "Scuttle Crab" } },

  run = function(t)
    t.you:move("Scuttle Crab", "0")
    t:fight()
    t:expect { you = { points = 1, controls = { "Blank Battlefield" } } }
    t:next_turn()
    t:next_turn()

    t:expect { you = { points = 2 } }
  end,
}
