-- UNL-119 Kha'Zix, Evolving Hunter.

scenario "Attacking, Kha'Zix turns three experience into damage equal to his Might" {
  covers = { "UNL-119", "728", "383.3.b" },
  you = { base = { { "Kha'Zix, Evolving Hunter", buffs = 1 } }, xp = 4 },
  foe = { units = { ["0"] = { "Mega-Mech", "Recruit" } }, base = { "Daring Poro" } },

  run = function(t)
    t.you:move("Kha'Zix, Evolving Hunter", "0")
    t.you:answer("yes")
    t.you:offers_not("target", "Daring Poro")
    t.you:offers_not("target", "Kha'Zix, Evolving Hunter")
    t.you:answer("Mega-Mech")
    t:expect { you = { xp = 1 } }
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 6 })
  end,
}

scenario "With two experience Kha'Zix is not asked" {
  covers = { "UNL-119" },
  you = { base = { "Kha'Zix, Evolving Hunter" }, xp = 2 },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:move("Kha'Zix, Evolving Hunter", "0")
    t:expect { chain = {}, question = "act" }
    t:fight()
    t:everyone_passes()

    t:expect { you = { xp = 3 } }
  end,
}

scenario "The experience that conquering gives comes too late for the attack" {
  covers = { "UNL-119", "823" },
  you = { base = { "Kha'Zix, Evolving Hunter" }, xp = 3 },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Kha'Zix, Evolving Hunter", "0")
    t.you:answer("no")

    t:expect { you = { xp = 3 }, chain = {} }
    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}
