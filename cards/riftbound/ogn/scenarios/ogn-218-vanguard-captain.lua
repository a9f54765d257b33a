-- OGN-218 Vanguard Captain.

scenario "With Legion two Recruits stand where Vanguard Captain stands" {
  covers = { "OGN-218", "Legion", "812", "185" },
  you = {
    hand = { "Daring Poro", "Vanguard Captain" },
    runes = { order = 5 },
    units = { ["Void Gate"] = { "Petty Officer" } },
  },

  run = function(t)
    t.you:play("Daring Poro", { to = "base" })
    t.you:play("Vanguard Captain", { to = "Void Gate" })
    t:everyone_passes()

    t:expect {
      you = {
        base = { "Daring Poro" },
        units = { ["Void Gate"] = { "Petty Officer", "Vanguard Captain", "Recruit", "Recruit" } },
      },
    }
    t:expect_unit("Recruit#2", { might = 1, token = true })
  end,
}

scenario "As the first card of the turn Vanguard Captain comes alone" {
  covers = { "OGN-218", "Legion", "812" },
  you = { hand = { "Vanguard Captain" }, runes = { order = 3 }, base = { "Daring Poro" } },

  run = function(t)
    t.you:play("Vanguard Captain")

    t:expect { chain = {}, you = { base = { "Daring Poro", "Vanguard Captain" } } }
  end,
}
