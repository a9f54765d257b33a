-- UNL-024 Rengar, Unseen.

scenario "Rengar comes ready for an Energy and a Fury and goes on from a battlefield" {
  covers = { "UNL-024", "Accelerate", "Ganking", "Assault" },
  you = { hand = { "Rengar, Unseen" }, runes = { fury = 6 }, units = { ["0"] = { "Recruit" } } },
  foe = { units = { ["1"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Rengar, Unseen", { additional = true, to = "0" })
    t:expect { you = { runes = 4 } }
    t.you:move("Rengar, Unseen", "1")

    t:expect_unit("Rengar, Unseen", { might = 6, attacking = true })
  end,
}

scenario "Choosing Rengar costs the foe a Power; defending he has four Might" {
  covers = { "UNL-024", "Deflect", "Assault" },
  you = { units = { ["0"] = { "Rengar, Unseen" } } },
  foe = { hand = { "Incinerate" }, runes = { fury = 2 }, base = { "Recruit" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Recruit", "0")
    t:expect_unit("Rengar, Unseen", { might = 4 })
    t.foe:play("Incinerate", { target = "Rengar, Unseen" })

    t:expect { foe = { runes = 1 } }
  end,
}
