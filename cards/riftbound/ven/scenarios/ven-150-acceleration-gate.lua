-- VEN-150 Acceleration Gate.

scenario "Units, gear and runes become ready, four of them together" {
  covers = { "VEN-150", "355.13", "415" },
  you = {
    hand = { "Acceleration Gate" }, base = { { "Recruit", exhausted = true } }, gear = { { "Orb of Regret", exhausted = true } },
    runes = { mind = { ready = 3, exhausted = 2 } },
  },

  run = function(t)
    t.you:play("Acceleration Gate", { target = { "Recruit", "Orb of Regret", "Mind Rune#1", "Mind Rune#2" } })
    t:everyone_passes()

    t:expect_unit("Recruit", { ready = true })
    t:expect_unit("Orb of Regret", { ready = true })
    t:expect { you = { runes = 4, runes_ready = 2 } }
  end,
}

scenario "None need become ready" {
  covers = { "VEN-150", "355.13" },
  you = { hand = { "Acceleration Gate" }, base = { { "Recruit", exhausted = true } }, runes = { body = 3 } },

  run = function(t)
    t.you:play("Acceleration Gate", { target = {} })
    t:everyone_passes()

    t:expect_unit("Recruit", { ready = false })
  end,
}
