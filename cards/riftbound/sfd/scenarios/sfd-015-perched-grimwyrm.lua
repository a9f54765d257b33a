scenario "The Grimwyrm lands only where its player has conquered this turn" {
  covers = { "SFD-015", "054.2", "355.2" },
  you = {
    base = { "Shipyard Skulker" },
    units = { ["1"] = { "Recruit" } },
    hand = { "Perched Grimwyrm" },
    runes = { fury = 4 },
  },

  run = function(t)
    t.you:refused("play", "Perched Grimwyrm")
    t.you:move("Shipyard Skulker", "0")
    t:fight()
    t.you:refused("play", "Perched Grimwyrm", "1")
    t.you:refused("play", "Perched Grimwyrm", "base")
    t.you:play("Perched Grimwyrm")

    t:expect { you = { units = { ["0"] = { "Shipyard Skulker", "Perched Grimwyrm" } } } }
  end,
}

scenario "What was conquered in an earlier turn is too late for the Grimwyrm" {
  covers = { "SFD-015", "054.2" },
  you = { base = { "Shipyard Skulker" }, hand = { "Perched Grimwyrm" }, runes = { fury = 4 } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t:fight()
    t:next_turn()
    t:next_turn()
    t:expect { turn_player = "you" }
    t.you:refused("play", "Perched Grimwyrm")
  end,
}

scenario "A battlefield that was conquered and is lost again is no place for the Grimwyrm" {
  covers = { "SFD-015", "355.2" },
  you = { base = { "Shipyard Skulker" }, hand = { "Perched Grimwyrm", "Gust" }, runes = { fury = 4, chaos = 2 } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t:fight()
    t.you:play("Gust", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t.you:refused("play", "Perched Grimwyrm")
  end,
}
