-- SFD-205 Fiora, Grand Duelist.

scenario "Fiora channels when a unit of yours becomes Mighty" {
  covers = { "SFD-205", "708", "430" },
  you = { legend = "Fiora, Grand Duelist", base = { "Vanguard Sergeant" }, hand = { "Discipline" }, runes = { calm = 2 } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:play("Discipline", { target = "Vanguard Sergeant" })
    t:everyone_passes()

    t:expect { you = { legend_exhausted = true, runes = 3, runes_ready = 0 } }
  end,
}

scenario "Fiora lets an enemy's growth pass, and a unit that was Mighty already" {
  covers = { "SFD-205" },
  you = { legend = "Fiora, Grand Duelist", base = { "Petty Officer" }, hand = { "Discipline", "Discipline" }, runes = { calm = 4 } },
  foe = { base = { "Vanguard Sergeant" } },

  run = function(t)
    t.you:play("Discipline", { target = "Vanguard Sergeant" })
    t:everyone_passes()
    t.you:play("Discipline", { target = "Petty Officer" })
    t:everyone_passes()

    t:expect { you = { legend_exhausted = false, runes = 4 } }
  end,
}

scenario "A unit that comes Mighty has not become it" {
  covers = { "SFD-205", "708" },
  you = { legend = "Fiora, Grand Duelist", hand = { "Petty Officer" }, runes = { order = 5 } },

  run = function(t)
    t.you:play("Petty Officer")

    t:expect { chain = {}, you = { base = { "Petty Officer" }, legend_exhausted = false } }
  end,
}
