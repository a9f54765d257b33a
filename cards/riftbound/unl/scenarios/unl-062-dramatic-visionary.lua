-- UNL-062 Dramatic Visionary.

scenario "The dying Visionary sees two cards and recycles one" {
  covers = { "UNL-062", "Deathknell", "436", "808" },
  you = { base = { "Dramatic Visionary" }, hand = { "Vengeance" }, runes = { order = 4 }, deck = { "Cleave", "Gust", "Mega-Mech" } },

  run = function(t)
    t.you:play("Vengeance", { target = "Dramatic Visionary" })
    for _ = 1, 2 do
      t.you:pass()
      t.foe:pass()
    end
    t.you:offers("recycle", "Gust")
    t.you:offers_not("recycle", "Mega-Mech")
    t.you:answer("Cleave")

    t:expect { you = { deck = { "Gust", "Mega-Mech", "Cleave" } } }
  end,
}
