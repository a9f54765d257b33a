-- UNL-009 Upstage Comedy.

scenario "Upstage Comedy readies one unit, and with Repeat another one" {
  covers = { "UNL-009", "Repeat", "820", "415" },
  you = {
    hand = { "Upstage Comedy" },
    runes = { fury = 4 },
    base = { { "Shipyard Skulker", exhausted = true }, { "Recruit", exhausted = true } },
  },

  run = function(t)
    t.you:play("Upstage Comedy", { additional = true, target = { { "Shipyard Skulker" }, { "Recruit" } } })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { ready = true })
    t:expect_unit("Recruit", { ready = true })
    t:expect { you = { runes_ready = 0 } }
  end,
}

scenario "Without Repeat the Comedy readies one, a foe's if you like" {
  covers = { "UNL-009", "Repeat" },
  you = { hand = { "Upstage Comedy" }, runes = { fury = 4 }, base = { { "Shipyard Skulker", exhausted = true } } },
  foe = { base = { { "Mega-Mech", exhausted = true } } },

  run = function(t)
    t.you:play("Upstage Comedy", { additional = false, target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { ready = true })
    t:expect_unit("Shipyard Skulker", { exhausted = true })
    t:expect { you = { runes_ready = 2 } }
  end,
}
