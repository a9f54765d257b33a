-- UNL-082 Lillia, Fae Fawn.

scenario "Where Lillia left, an exhausted Sprite stays" {
  covers = { "UNL-082", "446", "350.2", "Accelerate" },
  you = { units = { ["0"] = { "Lillia, Fae Fawn" } } },

  run = function(t)
    t.you:move("Lillia, Fae Fawn", "base")
    t:everyone_passes()

    t:expect { you = { base = { "Lillia, Fae Fawn" }, units = { ["0"] = { "Sprite" } } } }
    t:expect_unit("Sprite", { exhausted = true, might = 3 })
  end,
}

scenario "Killed in answer, Lillia still leaves a Sprite in the base that she came from" {
  covers = { "UNL-082", "R210", "359.3.f.3" },
  you = { base = { "Lillia, Fae Fawn" } },
  foe = { hand = { "Hextech Ray", "Void Seeker" }, runes = { fury = 4 }, units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:move("Lillia, Fae Fawn", "0")
    t:expect { chain = { "Lillia, Fae Fawn" } }
    t.you:pass()
    t.foe:pass()
    t:expect { you = { base = { "Sprite" } } }
  end,
}

scenario "One Energy and one Mind more bring Lillia ready" {
  covers = { "UNL-082", "Accelerate" },
  you = { hand = { "Lillia, Fae Fawn" }, runes = { mind = 4 } },

  run = function(t)
    t.you:play("Lillia, Fae Fawn", { additional = true })

    t:expect { chain = {}, you = { runes = 3 } }
    t:expect_unit("Lillia, Fae Fawn", { ready = true })
  end,
}
