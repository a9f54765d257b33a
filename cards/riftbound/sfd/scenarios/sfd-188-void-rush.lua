-- SFD-188 Void Rush.

scenario "Void Rush: one card is played for two less, the other is drawn" {
  covers = { "SFD-188", "424", "427", "356.4" },
  you = { hand = { "Void Rush" }, deck = { "Petty Officer", "Gust", "Charm" }, runes = { fury = 5 } },

  run = function(t)
    t:answers { you = { { pick = "Petty Officer", to = "base" } } }
    t.you:play("Void Rush")
    t:everyone_passes()

    t:expect { you = { base = { "Petty Officer" }, hand = { "Gust" }, deck = { "Charm" }, runes = 4, runes_ready = 0 } }
  end,
}

scenario "Void Rush draws both if none is played" {
  covers = { "SFD-188", "413" },
  you = { hand = { "Void Rush" }, deck = { "Daring Poro", "Gust", "Charm" }, runes = { fury = 3 } },

  run = function(t)
    t:answers { you = { { pick = {} } } }
    t.you:play("Void Rush")
    t:everyone_passes()

    t:expect { you = { hand = { "Daring Poro", "Gust" }, deck = { "Charm" } } }
  end,
}
