scenario "The Hexplate's host is a Mech" {
  covers = { "SFD-073", "477.1", "133.8" },
  you = {
    base = { "Rumble, Scrapper", { "Recruit", exhausted = true, attached = { "Experimental Hexplate" } } },
    hand = { "Bubble Bot" },
    runes = { mind = 3 },
  },

  run = function(t)
    t:expect_unit("Recruit", { might = 3 })
    t:answers { you = { { target = "Recruit" } } }
    t.you:play("Bubble Bot")
    t:everyone_passes()

    t:expect_unit("Recruit", { ready = true })
  end,
}

scenario "A Hexplate in base makes no Mech, and goes on for one Mind" {
  covers = { "SFD-073", "818", "135.4.b" },
  you = { base = { "Rumble, Scrapper", "Recruit", "Experimental Hexplate" }, runes = { mind = 1 } },

  run = function(t)
    t:expect_unit("Recruit", { might = 1 })
    t.you:use("Experimental Hexplate", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 3 })
  end,
}
