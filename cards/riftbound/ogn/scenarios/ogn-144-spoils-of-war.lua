-- OGN-144 Spoils of War.

scenario "After an enemy's death the Spoils cost two less" {
  covers = { "OGN-144", "356.4", "383.1" },
  you = { hand = { "Spoils of War", "Falling Comet" }, runes = { mind = 5, body = 2 }, deck = { "Cleave", "Gust" } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Falling Comet", { target = "Recruit" })
    t:everyone_passes()
    t.you:play("Spoils of War")
    t:everyone_passes()

    t:expect { you = { hand = { "Cleave", "Gust" }, runes_ready = 0 } }
  end,
}

scenario "A friend's death makes no Spoils" {
  covers = { "OGN-144" },
  you = { hand = { "Spoils of War", "Falling Comet" }, runes = { mind = 5, body = 2 }, units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Falling Comet", { target = "Recruit" })
    t:everyone_passes()

    t.you:refused("play", "Spoils of War", "357.1")
  end,
}

scenario "An enemy token that died is an enemy unit that died" {
  covers = { "OGN-144", "185" },
  you = { hand = { "Spoils of War", "Falling Comet" }, runes = { body = 8 } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Falling Comet", { target = "Recruit" })
    t:everyone_passes()
    t.you:play("Spoils of War")
    t:everyone_passes()

    t:expect { you = { hand_size = 2, runes = 7, runes_ready = 1 } }
  end,
}
