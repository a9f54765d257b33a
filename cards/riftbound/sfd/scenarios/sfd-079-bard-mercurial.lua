scenario "For an exhausted legend Bard takes units to an open battlefield" {
  covers = { "SFD-079", "170.11", "355.4", "356.2" },
  you = {
    legend = "Lee Sin, Blind Monk",
    base = { "Recruit", { "Shipyard Skulker", exhausted = true } },
    hand = { "Bard, Mercurial" },
    runes = { mind = 4 },
  },
  foe = { units = { ["0"] = { "Daring Poro" } } },

  run = function(t)
    t.you:play("Bard, Mercurial", { additional = true, target = "?" })
    t.you:offers_not("target", "Daring Poro")
    t.you:answer { "Bard, Mercurial", "Shipyard Skulker" }
    t:expect { you = { legend_exhausted = true } }
    t:everyone_passes()
    t:fight()

    t:expect {
      you = { base = { "Recruit" }, units = { ["1"] = { "Shipyard Skulker", "Bard, Mercurial" } }, points = 1 },
    }
  end,
}

scenario "Without an exhausted legend nobody travels with Bard" {
  covers = { "SFD-079", "356.2" },
  you = {
    legend = "Lee Sin, Blind Monk",
    base = { "Recruit" },
    hand = { "Bard, Mercurial" },
    runes = { mind = 4 },
  },

  run = function(t)
    t.you:play("Bard, Mercurial", { additional = false })

    t:expect { chain = {}, you = { legend_exhausted = false, base = { "Bard, Mercurial", "Recruit" } } }
  end,
}
