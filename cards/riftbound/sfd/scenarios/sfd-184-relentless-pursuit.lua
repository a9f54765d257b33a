-- SFD-184 Relentless Pursuit.

scenario "Relentless Pursuit: a friend moves, takes up an Equipment, and may go home after its conquest" {
  covers = { "SFD-184", "446", "434", "355.12" },
  you = { hand = { "Relentless Pursuit" }, base = { { "Petty Officer", exhausted = true }, "Recurve Bow" }, runes = { fury = 2 } },

  run = function(t)
    t:answers { you = { { may = { { true }, { true } } } } }
    t.you:play("Relentless Pursuit", { target = { { "Petty Officer" }, { "Recurve Bow" } }, destination = "0" })
    t:everyone_passes()
    t:expect_unit("Petty Officer", { at = "0", attached = { "Recurve Bow" } })
    t:fight()

    t:expect_unit("Petty Officer", { at = "base", attached = { "Recurve Bow" }, exhausted = true })
    t:expect { you = { points = 1 } }
  end,
}

scenario "Relentless Pursuit without an Equipment, or leaving it where it lies" {
  covers = { "SFD-184", "355.13", "383.3.a" },
  you = { hand = { "Relentless Pursuit", "Relentless Pursuit" }, base = { "Petty Officer", "Recurve Bow", "Orb of Regret" }, runes = { fury = 4 } },
  foe = { base = { { "Mega-Mech", attached = { "Sterak's Gage" } } } },

  run = function(t)
    t.you:play("Relentless Pursuit", { target = { { "Petty Officer" }, { 2 } }, destination = "0" })
    t:everyone_passes()
    t:expect_unit("Petty Officer", { at = "0", attached = {} })
    t:answers { you = { { may = { { false }, { false } } } } }
    t:fight()
    t:expect_unit("Petty Officer", { at = "0" })
    t.you:play("Relentless Pursuit", { target = "?", destination = "base" })
    t.you:offers_not("target", "Mega-Mech")
    t.you:answer("Petty Officer")
    t.you:offers_not("target", "Sterak's Gage")
    t.you:offers_not("target", "Orb of Regret")
    t.you:answer("Recurve Bow")
    t:everyone_passes()

    t:expect_unit("Petty Officer", { at = "base", attached = {} })
  end,
}
