-- Facedown cards that leave for where not all would see them are shown (421.4).

scenario "A facedown card in its new hand lies open until what took it there has finished" {
  covers = { "RUL-131", "421.4", "424" },
  you = { hand = { "Open Hand" }, runes = { order = 1 } },
  foe = { units = { ["Void Gate"] = { "Recruit" } }, facedown = { ["Void Gate"] = { "Pakaa Cub" } }, deck = { "Gust" } },

  run = function(t)
    t:answers { foe = { { may = "?" } } }
    t.you:cannot_see("Pakaa Cub")
    t.you:play("Open Hand", { target = { { "Pakaa Cub" } } })
    t.you:pass()
    t.foe:pass()
    t.you:sees("Pakaa Cub")
    t.foe:answer("yes")

    t:log_has("Foe reveals Pakaa Cub.")
    t:log_has("Pakaa Cub goes to foe's hand.")
    t:expect { foe = { hand = { "Pakaa Cub", "Gust" } } }
    t.you:cannot_see("Pakaa Cub")
  end,
}

scenario "A facedown card that is recycled is shown, and covered in the deck" {
  covers = { "RUL-132", "421.4", "416" },
  you = { hand = { "Sweep Under" }, runes = { order = 1 } },
  foe = { units = { ["Void Gate"] = { "Recruit" } }, facedown = { ["Void Gate"] = { "Pakaa Cub" } } },

  run = function(t)
    t.you:play("Sweep Under", { target = { { "Pakaa Cub" } } })
    t:everyone_passes()

    t:log_has("Foe reveals Pakaa Cub.")
    t:expect { foe = { deck_bottom = { "Pakaa Cub" } } }
    t.you:cannot_see("Pakaa Cub")
  end,
}
