-- VEN-061 Decree of Insight.

scenario "Five Might less for an enemy Body unit this turn" {
  covers = { "VEN-061", "Reaction", "477.3" },
  you = { hand = { "Decree of Insight" }, runes = { mind = 1 }, base = { "Mountain Drake" } },
  foe = { base = { "Mountain Drake", "Mega-Mech" } },

  run = function(t)
    t.you:play("Decree of Insight")
    t:everyone_passes()
    t:expect_unit("foe's Mountain Drake", { might = 5 })
    t:expect_unit("your Mountain Drake", { might = 10 })
    t:next_turn()

    t:expect_unit("foe's Mountain Drake", { might = 10 })
  end,
}

scenario "The Decree chooses no unit of another domain" {
  covers = { "VEN-061", "355.8" },
  you = { hand = { "Decree of Insight" }, runes = { mind = 1 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t) t.you:refused("play", "Decree of Insight", "355.8") end,
}

scenario "The Decree does not pay for Deflect, another spell does" {
  covers = { "VEN-061", "Deflect", "765", "809" },
  you = { hand = { "Decree of Insight", "Stupefy" }, resources = { energy = 2 } },
  foe = { base = { { "Renekton, Brute", empowered = true } } },

  run = function(t)
    t:expect_unit("Renekton, Brute", { keywords = "Deflect" })
    t.you:refused("play", "Stupefy")
    t.you:play("Decree of Insight")
    t:everyone_passes()

    t:expect { you = { resources = { energy = 1 } } }
  end,
}
