-- SFD-195 Irelia, Blade Dancer.

scenario "Irelia readies the friend you choose" {
  covers = { "SFD-195", "383.4.b", "415" },
  you = {
    legend = "Irelia, Blade Dancer",
    base = { { "Petty Officer", exhausted = true } },
    hand = { "Cleave" },
    runes = { fury = 1, calm = 1 },
  },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:play("Cleave", { target = "Petty Officer" })
    t:everyone_passes()

    t:expect_unit("Petty Officer", { ready = true })
    t:expect { you = { legend_exhausted = true, runes = 1 } }
  end,
}

scenario "Irelia readies no enemy, nobody that an opponent chose, and nothing while exhausted" {
  covers = { "SFD-195" },
  you = {
    legend = "Irelia, Blade Dancer",
    base = { { "Petty Officer", exhausted = true } },
    hand = { "Cleave" },
    runes = { fury = 2 },
  },
  foe = { base = { { "Mega-Mech", exhausted = true } }, hand = { "Stupefy" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Cleave", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:play("Stupefy", { target = "Petty Officer" })
    t:everyone_passes()

    t:expect { you = { legend_exhausted = false, runes = 2 } }
    t:expect_unit("Petty Officer", { exhausted = true })
  end,
}

scenario "A conquest and one Energy ready Irelia" {
  covers = { "SFD-195", "383.4.c" },
  you = { legend = "Irelia, Blade Dancer", legend_exhausted = true, base = { "Petty Officer" }, runes = { fury = 1 } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:move("Petty Officer", "0")
    t:fight()

    t:expect { you = { legend_exhausted = false, runes_ready = 0 } }
  end,
}
