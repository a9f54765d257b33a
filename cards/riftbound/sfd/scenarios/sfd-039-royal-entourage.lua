scenario "The Entourage readies a legend" {
  covers = { "SFD-039", "355.17", "174" },
  you = { legend = "Lee Sin, Blind Monk", legend_exhausted = true, hand = { "Royal Entourage" }, runes = { calm = 3 } },
  foe = { legend = "Jinx, Loose Cannon" },

  run = function(t)
    t.you:play("Royal Entourage", { target = "Lee Sin, Blind Monk" })
    t:answers { you = { { mode = "ready" } } }
    t:everyone_passes()

    t:expect { you = { legend_exhausted = false }, foe = { legend_exhausted = false } }
  end,
}

scenario "The Entourage exhausts an enemy's legend" {
  covers = { "SFD-039", "355.17", "414" },
  you = { legend = "Lee Sin, Blind Monk", hand = { "Royal Entourage" }, runes = { calm = 3 } },
  foe = { legend = "Jinx, Loose Cannon" },

  run = function(t)
    t.you:play("Royal Entourage", { target = "Jinx, Loose Cannon" })
    t:answers { you = { { mode = "exhaust" } } }
    t:everyone_passes()

    t:expect { you = { legend_exhausted = false }, foe = { legend_exhausted = true } }
  end,
}
