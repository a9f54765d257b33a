-- VEN-049 Dredge Up.

scenario "Dredge Up draws, goes to the trash, and once more from there, to be banished" {
  covers = { "VEN-049", "Flow", "829", "413" },
  you = { hand = { "Dredge Up" }, runes = { mind = 4 }, deck = { "Gust", "Flash", "Charm" } },

  run = function(t)
    t.you:play("Dredge Up")
    t:everyone_passes()
    t:expect { you = { hand = { "Gust" }, trash = { "Dredge Up" }, runes_ready = 2 } }
    t.you:play("Dredge Up", { from = "trash" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash" }, trash = {}, banished = { "Dredge Up" }, runes_ready = 0 } }
  end,
}

scenario "Countered on its way from the trash, Dredge Up is banished as well" {
  covers = { "VEN-049", "Flow", "R126", "829.1.b.1" },
  you = { trash = { "Dredge Up" }, runes = { mind = 2 } },
  foe = { hand = { "Defy" }, runes = { calm = 2 } },

  run = function(t)
    t.you:play("Dredge Up", { from = "trash" })
    t.you:pass()
    t.foe:play("Defy", { target = "Dredge Up" })
    t:everyone_passes()

    t:expect { you = { hand = {}, trash = {}, banished = { "Dredge Up" } } }
  end,
}
