-- VEN-091 Corrupted Dragon.

scenario "Four points short of victory the Dragon comes ready" {
  covers = { "VEN-091", "194.3", "143.4" },
  you = { hand = { "Corrupted Dragon" }, runes = { body = 10 }, points = 4 },

  run = function(t)
    t.you:play("Corrupted Dragon")

    t:expect_unit("Corrupted Dragon", { ready = true })
  end,
}

scenario "Three points short of it the Dragon comes exhausted" {
  covers = { "VEN-091", "194.3", "143.4" },
  you = { hand = { "Corrupted Dragon" }, runes = { body = 10 }, points = 5 },

  run = function(t)
    t.you:play("Corrupted Dragon")

    t:expect_unit("Corrupted Dragon", { exhausted = true })
  end,
}

scenario "Its attack sends home what has five Might or less" {
  covers = { "VEN-091", "383.4.e", "445" },
  you = { base = { "Corrupted Dragon" } },
  foe = { units = { ["0"] = { "Mega-Mech", "Petty Officer", "Recruit" }, ["1"] = { "Pouty Poro" } } },

  run = function(t)
    t.you:move("Corrupted Dragon", "0", { may = true, target = "?" })
    t.you:offers_not("target", "Mega-Mech")
    t.you:offers_not("target", "Pouty Poro")
    t.you:answer { "Petty Officer", "Recruit" }
    t:everyone_passes()

    t:expect { foe = { base = { "Petty Officer", "Recruit" }, units = { ["0"] = { "Mega-Mech" }, ["1"] = { "Pouty Poro" } } } }
  end,
}

scenario "The Dragon may leave them where they are" {
  covers = { "VEN-091", "383.3.a" },
  you = { base = { "Corrupted Dragon" } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:move("Corrupted Dragon", "0", { may = false })

    t:expect { chain = {}, foe = { units = { ["0"] = { "Recruit" } } } }
  end,
}
