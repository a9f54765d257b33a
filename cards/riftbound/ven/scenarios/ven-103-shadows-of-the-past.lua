-- VEN-103 Shadows of the Past.

scenario "Two units of different trashes go to their owners' hands" {
  covers = { "VEN-103", "355.9.a" },
  you = { hand = { "Shadows of the Past" }, runes = { chaos = 3 }, trash = { "Pakaa Cub", "Gust" } },
  foe = { trash = { "Mega-Mech", "Pouty Poro" } },

  run = function(t)
    t.you:play("Shadows of the Past", { target = { "Pakaa Cub", "Mega-Mech" } })
    t:everyone_passes()

    t:expect {
      you = { hand = { "Pakaa Cub" }, trash = { "Gust", "Shadows of the Past" } },
      foe = { hand = { "Mega-Mech" }, trash = { "Pouty Poro" } },
    }
  end,
}

scenario "One or none will do, and no card that is no unit" {
  covers = { "VEN-103", "355.13" },
  you = { hand = { "Shadows of the Past" }, runes = { chaos = 3 }, trash = { "Pakaa Cub", "Gust" } },

  run = function(t)
    t.you:play("Shadows of the Past", { target = "?" })
    t.you:offers_not("target", "Gust")
    t.you:offers("target", "Pakaa Cub")
    t.you:answer {}
    t:everyone_passes()

    t:expect { you = { hand = {}, trash = { "Pakaa Cub", "Gust", "Shadows of the Past" } } }
  end,
}
