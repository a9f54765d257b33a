scenario "The Guardian's hold brings a unit or gear back, no spell" {
  covers = { "SFD-035", "383.4.d", "355.9" },
  phase = "awaken",
  you = {
    units = { ["0"] = { "Guardian of the Passage" } },
    trash = { "Gust", "Recurve Bow", "Shipyard Skulker" },
    deck = { "Tibbers" },
  },
  foe = { trash = { "Long Sword" } },

  run = function(t)
    t:answers { you = { { may = true }, { target = "?" } } }
    t.you:offers("target", "Shipyard Skulker")
    t.you:offers_not("target", "Gust")
    t.you:offers_not("target", "Long Sword")
    t.you:answer("Recurve Bow")
    t:everyone_passes()

    t:expect { you = { hand = { "Recurve Bow", "Tibbers" }, trash = { "Gust", "Shipyard Skulker" } } }
  end,
}

scenario "The Guardian may leave the trash alone" {
  covers = { "SFD-035", "383.3.a" },
  phase = "awaken",
  you = { units = { ["0"] = { "Guardian of the Passage" } }, trash = { "Shipyard Skulker" }, deck = { "Tibbers" } },

  run = function(t)
    t.you:answer("no")

    t:expect { you = { hand = { "Tibbers" }, trash = { "Shipyard Skulker" } } }
  end,
}
