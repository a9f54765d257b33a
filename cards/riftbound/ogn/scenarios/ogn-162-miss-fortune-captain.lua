-- OGN-162 Miss Fortune, Captain.

scenario "Her first move lets Miss Fortune ready another unit" {
  covers = { "OGN-162" },
  you = { base = { "Miss Fortune, Captain", { "Daring Poro", exhausted = true } } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:move("Miss Fortune, Captain", "0")
    t:everyone_passes()
    t:fight()

    t:expect_unit("Daring Poro", { ready = true })
    t:expect_unit("Miss Fortune, Captain", { exhausted = true })
  end,
}

scenario "With nothing else exhausted Miss Fortune readies nothing, least of all herself" {
  covers = { "OGN-162" },
  you = { base = { "Miss Fortune, Captain", "Daring Poro" } },

  run = function(t)
    t.you:move("Miss Fortune, Captain", "0")
    t:fight()

    t:expect_unit("Miss Fortune, Captain", { exhausted = true })
  end,
}

scenario "Miss Fortune may ready a legend or a rune, and moves once for it" {
  covers = { "OGN-162", "383.1" },
  you = {
    legend = "Lee Sin, Blind Monk",
    units = { ["0"] = { "Miss Fortune, Captain" } },
    base = { "Recruit" },
    hand = { "Ride the Wind" },
    runes = { calm = 1, chaos = 3 },
  },

  run = function(t)
    t.you:use("Lee Sin, Blind Monk", { target = "Recruit" })
    t:everyone_passes()
    t:answers { you = { { may = true, target = "Lee Sin, Blind Monk" } } }
    t.you:move("Miss Fortune, Captain", "1")
    t:everyone_passes()
    t:expect { you = { legend_exhausted = false } }
    t.you:play("Ride the Wind", { target = "Miss Fortune, Captain", to = "base" })
    t:everyone_passes()

    t:expect { chain = {}, you = { runes_exhausted = 2 } }
  end,
}

scenario "A first move that readied nothing was the first all the same" {
  covers = { "OGN-162", "383.1.b" },
  you = {
    base = { "Miss Fortune, Captain", { "Daring Poro", exhausted = true } },
    hand = { "Ride the Wind" },
    runes = { chaos = 3 },
  },

  run = function(t)
    t:answers { you = { { may = false } } }
    t.you:move("Miss Fortune, Captain", "0")
    t.you:play("Ride the Wind", { target = "Miss Fortune, Captain", to = "1" })
    t:everyone_passes()

    t:expect_unit("Daring Poro", { exhausted = true })
    t:expect { chain = {} }
  end,
}
