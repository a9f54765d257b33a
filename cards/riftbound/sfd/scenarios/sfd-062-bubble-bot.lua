scenario "Bubble Bot readies another Mech of yours" {
  covers = { "SFD-062", "415", "383.4.a" },
  you = {
    base = { { "Mega-Mech", exhausted = true }, { "Shipyard Skulker", exhausted = true } },
    hand = { "Bubble Bot" },
    runes = { mind = 3 },
  },
  foe = { base = { { "Mech", exhausted = true } } },

  run = function(t)
    t.you:play("Bubble Bot")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { ready = true })
    t:expect_unit("Bubble Bot", { exhausted = true })
    t:expect_unit("Shipyard Skulker", { exhausted = true })
  end,
}

scenario "Bubble Bot is no other Mech to itself" {
  covers = { "SFD-062", "402.4" },
  you = { hand = { "Bubble Bot" }, runes = { mind = 3 } },

  run = function(t)
    t.you:play("Bubble Bot")

    t:expect { chain = {} }
    t:expect_unit("Bubble Bot", { exhausted = true })
  end,
}
