scenario "Renata draws at a battlefield, as often as she is paid" {
  covers = { "SFD-088", "377.2" },
  you = {
    units = { ["0"] = { { "Renata Glasc, Mastermind", exhausted = true } } },
    runes = { mind = 2 },
    deck = { "Gust", "Flash", "Tibbers" },
  },

  run = function(t)
    t.you:use("Renata Glasc, Mastermind", { ability = 1 })
    t:everyone_passes()
    t.you:use("Renata Glasc, Mastermind", { ability = 1 })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash" }, runes = 0 } }
  end,
}

scenario "Renata scores a point for four Power of Mind, once a turn" {
  covers = { "SFD-088", "471.1", "131" },
  you = { units = { ["0"] = { "Renata Glasc, Mastermind" } }, runes = { mind = 9 } },

  run = function(t)
    t.you:use("Renata Glasc, Mastermind", { ability = 2 })
    t:expect_unit("Renata Glasc, Mastermind", { exhausted = true })
    t:everyone_passes()

    t:expect { you = { points = 1, runes = 5 } }
    t.you:refused("use", "Renata Glasc, Mastermind", { ability = 2 })
  end,
}

scenario "In base Renata does nothing" {
  covers = { "SFD-088", "377.2" },
  you = { base = { "Renata Glasc, Mastermind" }, units = { ["0"] = { "Recruit" } }, runes = { mind = 9 } },

  run = function(t)
    t.you:refused("use", "Renata Glasc, Mastermind", { ability = 1 })
    t.you:refused("use", "Renata Glasc, Mastermind", { ability = 2 })
  end,
}
