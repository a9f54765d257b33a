scenario "Second of @ draws a card" {
  covers = { "@-002" },
  you = { hand = { "Second of @" }, runes = { mind = 1 }, deck = { "First of @" } },

  run = function(t)
    t.you:play("Second of @")
    t:everyone_passes()

    t:expect { you = { hand = { "First of @" } } }
  end,
}
