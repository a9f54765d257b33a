-- UNL-061 Downstage Dramatics.

scenario "Downstage Dramatics draws one, with Repeat two" {
  covers = { "UNL-061", "Repeat", "413", "820" },
  you = { hand = { "Downstage Dramatics", "Downstage Dramatics" }, runes = { mind = 6 } },

  run = function(t)
    t.you:play("Downstage Dramatics", { additional = false })
    t:everyone_passes()
    t:expect { you = { hand_size = 2 } }
    t.you:play("Downstage Dramatics", { additional = true })
    t:everyone_passes()

    t:expect { you = { hand_size = 3, runes_ready = 0 } }
  end,
}

scenario "Downstage Dramatics answers a spell" {
  covers = { "UNL-061", "Reaction" },
  you = { hand = { "Downstage Dramatics" }, runes = { mind = 2 }, base = { "Recruit" } },
  foe = { hand = { "Vengeance" }, runes = { order = 4 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Vengeance", { target = "Recruit" })
    t.foe:pass()
    t.you:play("Downstage Dramatics")
    t:everyone_passes()

    t:expect { you = { hand_size = 1 } }
  end,
}
