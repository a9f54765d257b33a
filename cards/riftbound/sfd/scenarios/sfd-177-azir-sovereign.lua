-- SFD-177 Azir, Sovereign.

scenario "Azir calls his tokens to the battlefield that he attacks" {
  covers = { "SFD-177", "383.4.e", "355.13" },
  you = { base = { "Azir, Sovereign", "Recruit", "Sand Soldier", "Daring Poro" }, units = { ["1"] = { "Mech" } } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, base = { "Sand Soldier" } },

  run = function(t)
    t:answers { you = { { may = true, target = "?" } } }
    t.you:move("Azir, Sovereign", "0")
    t.you:offers_not("target", "Daring Poro")
    t.you:offers_not("target", "foe's Sand Soldier")
    t.you:answer { "Sand Soldier", "Mech" }
    t:everyone_passes()

    t:expect { you = { units = { ["0"] = { "Azir, Sovereign", "Sand Soldier", "Mech" } }, base = { "Recruit", "Daring Poro" } } }
    t:expect_unit("Mech", { attacking = true })
  end,
}

scenario "Azir may call nobody" {
  covers = { "SFD-177", "383.3.a" },
  you = { base = { "Azir, Sovereign", "Recruit" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t:answers { you = { { may = false } } }
    t.you:move("Azir, Sovereign", "0")

    t:expect { chain = {}, you = { base = { "Recruit" } } }
  end,
}

scenario "Azir sent home by the defender's fan calls nobody" {
  covers = { "SFD-177", "SFD-128", "R020", "464.2.e.1", "359.3.f.2", "359.3.e.6" },
  you = { base = { "Azir, Sovereign" }, units = { ["1"] = { "Recruit", "Sand Soldier" } } },
  foe = { units = { ["0"] = { "Overzealous Fan", "Mega-Mech" } } },

  run = function(t)
    t:answers {
      you = { { may = true, target = { "Recruit", "Sand Soldier" } } },
      foe = { { may = true, target = "Azir, Sovereign" } },
    }
    t.you:move("Azir, Sovereign", "0")
    t:everyone_passes()

    t:expect { you = { base = { "Azir, Sovereign" }, units = { ["1"] = { "Recruit", "Sand Soldier" } } } }
  end,
}
