-- OGN-211 Faithful Manufactor.

scenario "Faithful Manufactor brings a Recruit to where it is" {
  covers = { "OGN-211", "185", "Q25" },
  you = {
    hand = { "Faithful Manufactor" },
    runes = { order = 3 },
    units = { ["Void Gate"] = { "Daring Poro" } },
  },

  run = function(t)
    t.you:play("Faithful Manufactor", { to = "Void Gate" })
    t:everyone_passes()

    t:expect { you = { units = { ["Void Gate"] = { "Daring Poro", "Faithful Manufactor", "Recruit" } } } }
    t:expect_unit("Recruit", { might = 1, exhausted = true })
  end,
}

scenario "A Recruit that dies is nowhere any more" {
  covers = { "OGN-211", "186.1" },
  you = { hand = { "Cull the Weak" }, runes = { order = 2 }, base = { "Recruit" } },

  run = function(t)
    t.you:play("Cull the Weak")
    t:everyone_passes()

    t:expect { you = { base = {}, trash = { "Cull the Weak" } } }
  end,
}
