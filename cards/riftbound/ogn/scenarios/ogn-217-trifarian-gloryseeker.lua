-- OGN-217 Trifarian Gloryseeker.

scenario "The second Gloryseeker of a turn is buffed, the first is not" {
  covers = { "OGN-217", "Legion", "812" },
  you = { hand = { "Trifarian Gloryseeker", "Trifarian Gloryseeker" }, runes = { order = 4 } },

  run = function(t)
    t.you:play("Trifarian Gloryseeker")
    t:expect { chain = {} }
    t:expect_unit("Trifarian Gloryseeker", { might = 2, buffs = 0 })
    t.you:play("Trifarian Gloryseeker")
    t:everyone_passes()

    t:expect_unit("Trifarian Gloryseeker#1", { might = 2, buffs = 0 })
    t:expect_unit("Trifarian Gloryseeker#2", { might = 3, buffs = 1 })
  end,
}

scenario "Hiding a card is not playing it, so Gloryseeker stays plain" {
  covers = { "OGN-217", "Legion", "812", "811" },
  you = {
    hand = { "Hidden Blade", "Trifarian Gloryseeker" },
    runes = { order = 3 },
    units = { ["Void Gate"] = { "Daring Poro" } },
  },

  run = function(t)
    t.you:hide("Hidden Blade", "Void Gate")
    t.you:play("Trifarian Gloryseeker", { to = "base" })

    t:expect { chain = {} }
    t:expect_unit("Trifarian Gloryseeker", { buffs = 0 })
  end,
}
