-- VEN-071 Fretful Feline.

scenario "The Feline that becomes ready has two Might more for the turn" {
  covers = { "VEN-071", "415", "315.1" },
  you = { base = { { "Fretful Feline", exhausted = true } } },
  phase = "awaken",

  run = function(t)
    t:everyone_passes()
    t:expect_unit("Fretful Feline", { might = 7, ready = true })
    t:next_turn()

    t:expect_unit("Fretful Feline", { might = 5 })
  end,
}

scenario "A Feline that is ready does not become so" {
  covers = { "VEN-071", "415" },
  you = { base = { "Fretful Feline" }, hand = { "First Mate" }, runes = { body = 3 } },

  run = function(t)
    t.you:play("First Mate", { to = "base", target = "Fretful Feline" })
    t:everyone_passes()

    t:expect_unit("Fretful Feline", { might = 5 })
  end,
}
