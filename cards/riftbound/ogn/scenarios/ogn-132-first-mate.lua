-- OGN-132 First Mate.

scenario "The First Mate readies another unit" {
  covers = { "OGN-132", "383.4.a", "415" },
  you = { hand = { "First Mate" }, runes = { body = 3 }, base = { { "Mega-Mech", exhausted = true } } },

  run = function(t)
    t.you:play("First Mate", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { ready = true })
    t:expect_unit("First Mate", { exhausted = true })
  end,
}

scenario "The First Mate is not its own other unit" {
  covers = { "OGN-132", "402.4" },
  you = { hand = { "First Mate" }, runes = { body = 3 } },

  run = function(t)
    t.you:play("First Mate")

    t:expect { chain = {} }
    t:expect_unit("First Mate", { exhausted = true })
  end,
}

scenario "Where only an enemy is left the First Mate must ready it" {
  covers = { "OGN-132", "402.4.b" },
  you = { hand = { "First Mate" }, runes = { body = 3 } },
  foe = { base = { { "Mega-Mech", exhausted = true } } },

  run = function(t)
    t.you:play("First Mate")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { ready = true })
  end,
}
