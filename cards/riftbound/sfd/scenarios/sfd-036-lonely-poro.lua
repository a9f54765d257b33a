scenario "A Poro that dies alone draws a card" {
  covers = { "SFD-036", "740", "808" },
  you = { units = { ["0"] = { "Lonely Poro" } }, base = { "Recruit" }, deck = { "Gust", "Flash" } },
  foe = { hand = { "Void Seeker" }, runes = { fury = 3 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Void Seeker")
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, trash = { "Lonely Poro" } } }
  end,
}

scenario "A Poro that dies beside a friend draws nothing" {
  covers = { "SFD-036", "740" },
  you = { units = { ["0"] = { "Lonely Poro", "Recruit" } }, deck = { "Gust", "Flash" } },
  foe = { hand = { "Void Seeker" }, runes = { fury = 3 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Void Seeker", { target = "Lonely Poro" })
    t:everyone_passes()

    t:expect { you = { hand = {}, trash = { "Lonely Poro" } } }
  end,
}

scenario "A Poro that dies together with its friend was not alone" {
  covers = { "SFD-036", "323.4", "808" },
  you = { units = { ["0"] = { "Lonely Poro", "Recruit" } }, deck = { "Gust", "Flash" } },
  foe = { base = { "Vanguard Sergeant" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Vanguard Sergeant", "0")
    t:fight()

    t:expect { you = { hand = {}, units = { ["0"] = {} } } }
  end,
}
