-- What is young again, and what counts twice.

scenario "Text that is active again is young again" {
  covers = { "ONC-030", "ONC-031", "ONC-032", "ONC-033", "480.2" },
  you = {
    gear = { "Small Idol", "Tall Idol" }, base = { "Tally Raven" },
    hand = { "Nod Off", "Nod Off", "Rub Eyes", "Rub Eyes" }, runes = { mind = 4 },
  },

  run = function(t)
    t:expect_unit("Tally Raven", { might = 6 })
    t.you:play("Nod Off", { target = "Small Idol" })
    t:everyone_passes()
    t:expect_unit("Tally Raven", { might = 6 })
    t.you:play("Rub Eyes", { target = "Small Idol" })
    t:everyone_passes()
    t:expect_unit("Tally Raven", { might = 1 })
    t.you:play("Nod Off", { target = "Tall Idol" })
    t:everyone_passes()
    t.you:play("Rub Eyes", { target = "Tall Idol" })
    t:everyone_passes()

    t:expect_unit("Tally Raven", { might = 6 })
  end,
}

scenario "An ability that was started twice gives twice" {
  covers = { "ONC-034" },
  you = { base = { "Tally Raven" }, hand = { "Twice Armed" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Twice Armed")
    t:everyone_passes()

    t:expect_unit("Tally Raven", { keywords = { "Assault 4" } })
  end,
}
