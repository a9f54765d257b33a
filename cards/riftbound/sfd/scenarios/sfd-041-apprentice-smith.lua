scenario "The Smith's move draws a gear from the top" {
  covers = { "SFD-041", "424", "446" },
  you = { base = { "Apprentice Smith" }, deck = { "Recurve Bow", "Gust" } },

  run = function(t)
    t.you:move("Apprentice Smith", "0")
    t:everyone_passes()

    t:expect { you = { hand = { "Recurve Bow" }, deck = { "Gust" } } }
    t:log_has("reveals Recurve Bow")
  end,
}

scenario "What is no gear the Smith recycles, on the way home too" {
  covers = { "SFD-041", "416" },
  you = { units = { ["0"] = { "Apprentice Smith" } }, deck = { "Gust", "Recurve Bow" } },

  run = function(t)
    t.you:move("Apprentice Smith", "base")
    t:everyone_passes()

    t:expect { you = { hand = {}, deck = { "Recurve Bow", "Gust" } } }
  end,
}
