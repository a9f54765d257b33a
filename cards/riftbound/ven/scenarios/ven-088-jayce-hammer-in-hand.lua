-- VEN-088 Jayce, Hammer in Hand.

scenario "Jayce who becomes ready has the keyword that you choose, until the turn ends" {
  covers = { "VEN-088", "415", "355.3" },
  you = { units = { ["0"] = { { "Jayce, Hammer in Hand", exhausted = true } } }, hand = { "First Mate" }, runes = { body = 3 } },

  run = function(t)
    t:answers { you = { { target = "Jayce, Hammer in Hand" }, { mode = "give me [Ganking] this turn" } } }
    t.you:play("First Mate", { to = "base" })
    t:everyone_passes()
    t:expect_unit("Jayce, Hammer in Hand", { ready = true, keywords = "Ganking", no_keywords = { "Assault", "Deflect" } })
    t:next_turn()

    t:expect_unit("Jayce, Hammer in Hand", { no_keywords = { "Assault", "Deflect", "Ganking" } })
  end,
}

scenario "Jayce becomes ready as the turn begins, too" {
  covers = { "VEN-088", "315.1" },
  you = { units = { ["0"] = { { "Jayce, Hammer in Hand", exhausted = true } } } },
  phase = "awaken",

  run = function(t)
    t:answers { you = { { mode = "give me [Deflect 2] this turn" } } }
    t:everyone_passes()

    t:expect_unit("Jayce, Hammer in Hand", { keywords = "Deflect 2" })
  end,
}

scenario "With Assault 2 Jayce attacks for seven" {
  covers = { "VEN-088", "Assault", "807" },
  you = { base = { { "Jayce, Hammer in Hand", exhausted = true } } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },
  phase = "awaken",

  run = function(t)
    t:answers { you = { { mode = "give me [Assault 2] this turn" } } }
    t:everyone_passes()
    t.you:move("Jayce, Hammer in Hand", "0")

    t:expect_unit("Jayce, Hammer in Hand", { might = 7, attacking = true })
  end,
}

scenario "A Jayce who is ready does not become so" {
  covers = { "VEN-088", "415" },
  you = { units = { ["0"] = { "Jayce, Hammer in Hand" } }, hand = { "First Mate" }, runes = { body = 3 } },

  run = function(t)
    t.you:play("First Mate", { to = "base", target = "Jayce, Hammer in Hand" })
    t:everyone_passes()

    t:expect { chain = {} }
    t:expect_unit("Jayce, Hammer in Hand", { no_keywords = { "Assault", "Deflect", "Ganking" } })
  end,
}
