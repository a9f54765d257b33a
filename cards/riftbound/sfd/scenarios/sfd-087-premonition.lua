scenario "Premonition draws three, at any time" {
  covers = { "SFD-087", "413", "813" },
  you = { hand = { "Premonition" }, runes = { mind = 3 }, deck = { "Gust", "Flash", "Tibbers", "Void Seeker" } },
  foe = { base = { "Recruit" }, hand = { "Cleave" }, runes = { fury = 1 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Cleave", { target = "Recruit" })
    t.foe:pass()
    t.you:play("Premonition")
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash", "Tibbers" }, runes = 0 } }
  end,
}
