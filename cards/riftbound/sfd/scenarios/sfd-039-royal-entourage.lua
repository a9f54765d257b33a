scenario "The Entourage readies a legend" {
  covers = { "SFD-039", "355.3", "174" },
  you = { legend = "Lee Sin, Blind Monk", legend_exhausted = true, hand = { "Royal Entourage" }, runes = { calm = 3 } },
  foe = { legend = "Jinx, Loose Cannon" },

  run = function(t)
    t.you:play("Royal Entourage", { mode = "ready a legend", target = "Lee Sin, Blind Monk" })
    t:everyone_passes()

    t:expect { you = { legend_exhausted = false }, foe = { legend_exhausted = false } }
  end,
}

scenario "The Entourage exhausts an enemy's legend" {
  covers = { "SFD-039", "355.3", "414" },
  you = { legend = "Lee Sin, Blind Monk", hand = { "Royal Entourage" }, runes = { calm = 3 } },
  foe = { legend = "Jinx, Loose Cannon" },

  run = function(t)
    t.you:play("Royal Entourage", { mode = "exhaust a legend", target = "Jinx, Loose Cannon" })
    t:everyone_passes()

    t:expect { you = { legend_exhausted = false }, foe = { legend_exhausted = true } }
  end,
}
