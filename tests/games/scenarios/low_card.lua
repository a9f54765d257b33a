-- Scenarios of a game that has no row of Play: its zones are the keys, its options the words.

scenario "the game begins as its setup deals" {
  decks = {},
  seed = 4,
  run = function(t)
    t:expect { asked = "you", question = "pick", you = { hand_size = 3 }, foe = { hand_size = 3 } }
    t.you:answer(1)
    t.foe:answer(2)

    t:expect { you = { hand_size = 2, shown_size = 1 }, foe = { hand_size = 2, shown_size = 1 } }
  end,
}

scenario "the lowest card scores" {
  you = { hand = { "Card 7", "Card 2", "Card 8" }, score = 1 },
  foe = { hand = { "Card 3", "Card 9", "Card 1" } },
  run = function(t)
    t.you:offers("pick", "Card 7")
    t.you:answer("Card 2")
    t.foe:answer("Card 3")

    t:expect {
      you = { hand = { "Card 8", "Card 7" }, shown = { "Card 2" }, score = 2 },
      foe = { hand_size = 2, shown = { "Card 3" }, score = 0 },
    }
    t:expect_object("Card 3", { owner = "foe", exhausted = false })
    t.foe:cannot_see("Card 7")
    t.foe:sees("Card 2")
  end,
}

scenario "whoever has scored most at the end wins" {
  you = { hand = { "Card 7" } },
  foe = { hand = { "Card 3" } },
  run = function(t)
    t:expect { over = true, winner = "foe", foe = { score = 1 } }
  end,
}
