-- VEN-048 Cloud Drake.

scenario "The Drake brings a card" {
  covers = { "VEN-048", "383.4.a", "413" },
  you = { hand = { "Cloud Drake" }, runes = { mind = 6 }, deck = { "Gust", "Flash" } },

  run = function(t)
    t.you:play("Cloud Drake", { to = "base" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" } } }
    t:expect_unit("Cloud Drake", { might = 5 })
  end,
}
