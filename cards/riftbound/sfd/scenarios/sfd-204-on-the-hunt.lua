-- SFD-204 On the Hunt.

scenario "On the Hunt readies your units, and nobody else's" {
  covers = { "SFD-204", "415" },
  you = {
    hand = { "On the Hunt" },
    runes = { chaos = 1, body = 2 },
    base = { { "Petty Officer", exhausted = true }, { "Orb of Regret", exhausted = true } },
    units = { ["0"] = { { "Recruit", exhausted = true } } },
  },
  foe = { base = { { "Mega-Mech", exhausted = true } } },

  run = function(t)
    t.you:play("On the Hunt")
    t:everyone_passes()

    t:expect_unit("Petty Officer", { ready = true })
    t:expect_unit("Recruit", { ready = true })
    t:expect_unit("Orb of Regret", { exhausted = true })
    t:expect_unit("Mega-Mech", { exhausted = true })
  end,
}
