-- SFD-168 Vanguard Armory.

scenario "Vanguard Armory sends three Recruits to places of your choice" {
  covers = { "SFD-168", "185", "355.2" },
  you = { gear = { "Vanguard Armory" }, units = { ["Void Gate"] = { "Daring Poro" } } },

  run = function(t)
    t:answers { you = { { to = { { "base" }, { "Void Gate" }, { "base" } } } } }
    t.you:use("Vanguard Armory")
    t:everyone_passes()

    t:expect { you = { base = { "Vanguard Armory", "Recruit", "Recruit" }, units = { ["Void Gate"] = { "Daring Poro", "Recruit" } } } }
    t:expect_unit("Vanguard Armory", { exhausted = true })
    t:expect_unit("Recruit", { exhausted = true })
  end,
}

scenario "An exhausted Vanguard Armory is empty" {
  covers = { "SFD-168", "414" },
  you = { gear = { { "Vanguard Armory", exhausted = true } } },

  run = function(t)
    t.you:refused("use", "Vanguard Armory")
  end,
}
