-- SFD-157 Royal Guard.

scenario "Royal Guard brings a Sand Soldier to where it is" {
  covers = { "SFD-157", "383.4.a", "185" },
  you = { hand = { "Royal Guard" }, runes = { order = 4 }, units = { ["Void Gate"] = { "Daring Poro" } } },

  run = function(t)
    t.you:play("Royal Guard", { to = "Void Gate" })
    t:everyone_passes()

    t:expect { you = { units = { ["Void Gate"] = { "Daring Poro", "Royal Guard", "Sand Soldier" } } } }
    t:expect_unit("Sand Soldier", { might = 2, exhausted = true })
  end,
}

scenario "Without Royal Guard there is no here for the Sand Soldier" {
  covers = { "SFD-157", "359.3.f.1" },
  you = { hand = { "Royal Guard" }, runes = { order = 4 }, units = { ["Void Gate"] = { "Daring Poro" } } },
  foe = { hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:play("Royal Guard", { to = "Void Gate" })
    t.you:pass()
    t.foe:play("Gust", { target = "Royal Guard" })
    t:everyone_passes()

    t:expect { you = { units = { ["Void Gate"] = { "Daring Poro" } }, base = {}, hand = { "Royal Guard" } } }
  end,
}
