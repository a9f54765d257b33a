-- VEN-101 Gust Monk.

scenario "For an Energy more the Monk banishes a card of any trash to give a unit Assault 2" {
  covers = { "VEN-101", "356.2", "383.3.b", "427", "Assault" },
  you = { hand = { "Gust Monk" }, runes = { chaos = 3 }, base = { "Recruit" }, trash = { "Gust" } },
  foe = { trash = { "Cleave" } },

  run = function(t)
    t.you:play("Gust Monk", { additional = true, cost = "Cleave", target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { trash = { "Gust" }, runes_ready = 0 }, foe = { trash = {}, banished = { "Cleave" } } }
    t:expect_unit("Recruit", { keywords = "Assault 2" })
    t:next_turn()
    t:expect_unit("Recruit", { no_keywords = "Assault" })
  end,
}

scenario "The card is banished as the ability goes on the chain" {
  covers = { "VEN-101", "383.3.b", "404" },
  you = { hand = { "Gust Monk" }, runes = { chaos = 3 }, trash = { "Gust" } },

  run = function(t)
    t.you:play("Gust Monk", { additional = true })

    t:expect { chain = { "Gust Monk" }, you = { trash = {}, banished = { "Gust" } } }
  end,
}

scenario "Without the Energy nothing is banished" {
  covers = { "VEN-101", "383.2.a" },
  you = { hand = { "Gust Monk" }, runes = { chaos = 3 }, trash = { "Gust" } },

  run = function(t)
    t.you:play("Gust Monk", { additional = false })

    t:expect { chain = {}, you = { trash = { "Gust" }, runes_ready = 1 } }
  end,
}

scenario "With empty trashes the Monk gives nothing" {
  covers = { "VEN-101", "404.2", "203.3" },
  you = { hand = { "Gust Monk" }, runes = { chaos = 3 } },

  run = function(t)
    t.you:play("Gust Monk", { additional = true })

    t:expect { chain = {}, you = { runes_ready = 0 } }
    t:expect_unit("Gust Monk", { no_keywords = "Assault" })
  end,
}
