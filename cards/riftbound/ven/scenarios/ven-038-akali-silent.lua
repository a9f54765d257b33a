-- VEN-038 Akali, Silent.

scenario "Out of combat enemy spells do not choose Akali" {
  covers = { "VEN-038", "757", "355.9" },
  you = { units = { ["0"] = { "Akali, Silent" } } },
  foe = { hand = { "Stupefy" }, runes = { mind = 1 } },
  turn_player = "foe",

  run = function(t) t.foe:refused("play", "Stupefy", "355.8") end,
}

scenario "In combat enemy spells choose Akali" {
  covers = { "VEN-038", "740" },
  you = { base = { "Akali, Silent" } },
  foe = { units = { ["0"] = { "Petty Officer" } }, hand = { "Stupefy" }, runes = { mind = 1 } },

  run = function(t)
    t.you:move("Akali, Silent", "0")
    t:everyone_passes()
    t:expect_unit("Akali, Silent", { might = 6, attacking = true })
    t.you:pass()
    t.foe:play("Stupefy", { target = "Akali, Silent" })
    t.foe:pass()
    t.you:pass()

    t:expect_unit("Akali, Silent", { might = 5 })
  end,
}

scenario "Your own spells choose Akali anywhere" {
  covers = { "VEN-038", "757" },
  you = { base = { "Akali, Silent" }, hand = { "Discipline" }, runes = { calm = 2 } },

  run = function(t)
    t.you:play("Discipline", { target = "Akali, Silent" })
    t:everyone_passes()

    t:expect_unit("Akali, Silent", { might = 6 })
  end,
}

scenario "Akali's Might comes with a move to a battlefield, and not with one home" {
  covers = { "VEN-038", "446", "477.3" },
  you = { units = { ["0"] = { "Akali, Silent" } } },

  run = function(t)
    t.you:move("Akali, Silent", "base")

    t:expect { chain = {} }
    t:expect_unit("Akali, Silent", { might = 4 })
  end,
}
