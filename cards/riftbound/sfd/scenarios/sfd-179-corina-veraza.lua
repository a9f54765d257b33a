-- SFD-179 Corina Veraza.

scenario "Corina Veraza is joined by three Recruits at the battlefield" {
  covers = { "SFD-179", "446", "185" },
  you = { base = { "Corina Veraza" } },

  run = function(t)
    t.you:move("Corina Veraza", "0")
    t:everyone_passes()

    t:expect { you = { units = { ["0"] = { "Corina Veraza", "Recruit", "Recruit", "Recruit" } } } }
    t:expect_unit("Recruit", { exhausted = true })
  end,
}

scenario "Nobody joins Corina Veraza on the way home, or on another's way" {
  covers = { "SFD-179" },
  you = { units = { ["0"] = { "Corina Veraza" } }, base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t:expect { chain = {} }
    t.you:move("Corina Veraza", "base")

    t:expect { chain = {}, you = { base = { "Corina Veraza" } } }
  end,
}

scenario "Corina Veraza accelerated marches at once" {
  covers = { "SFD-179", "805" },
  you = { hand = { "Corina Veraza" }, runes = { order = 9 } },

  run = function(t)
    t.you:play("Corina Veraza", { additional = true })

    t:expect_unit("Corina Veraza", { ready = true })
    t:expect { you = { runes = 7, runes_ready = 1 } }
  end,
}
