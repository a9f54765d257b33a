-- How many things stand somewhere, what they have together, and what is given in the trash.

scenario "Three units at one battlefield are three" {
  covers = { "RCH-062" },
  you = { base = { "Besieger" } },
  foe = { units = { ["Void Gate"] = { "Recruit", "Recruit", "Recruit" } } },

  run = function(t) t:expect_unit("Besieger", { might = 4 }) end,
}

scenario "Two and one are not" {
  covers = { "RCH-062" },
  you = { base = { "Besieger" } },
  foe = { units = { ["Void Gate"] = { "Recruit", "Recruit" }, ["Zaun Warrens"] = { "Recruit" } } },

  run = function(t) t:expect_unit("Besieger", { might = 2 }) end,
}

scenario "A condition adds up what it finds" {
  covers = { "RCH-063" },
  you = { base = { "Weight Counter", "Mega-Mech" }, units = { ["Void Gate"] = { "Recruit" } } },

  run = function(t)
    t:expect_unit("Weight Counter", { might = 2 })
    t.you:move("Mega-Mech", "Void Gate")
    t:expect_unit("Weight Counter", { might = 3 })
  end,
}

scenario "Two things attached are more than one" {
  covers = { "RCH-063" },
  you = {
    base = { { "Weight Counter", attached = { "Plain Sword" } }, { "Weight Counter", attached = { "Plain Sword", "Plain Sword" } } },
  },

  run = function(t)
    t:expect_unit("Weight Counter#1", { might = 3 })
    t:expect_unit("Weight Counter#2", { might = 5 })
  end,
}

scenario "A permission that is given in the trash is offered, and holds while the card is played" {
  covers = { "RCH-061", "364" },
  you = { base = { "Memory Tide" }, trash = { "Stupefy" }, runes = { mind = 1 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:offers("play", "Stupefy")
    t.you:play("Stupefy", { from = "trash", target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { banished = { "Stupefy" }, trash = {}, runes_ready = 0 } }
    t:expect_unit("Mega-Mech", { might = 7 })
  end,
}
