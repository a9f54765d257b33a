-- OGN-162 Miss Fortune, Captain.

scenario "Her first move lets Miss Fortune ready another unit" {
  covers = { "OGN-162" },
  you = { base = { "Miss Fortune, Captain", { "Daring Poro", exhausted = true } } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:move("Miss Fortune, Captain", "0", { target = "Daring Poro" })
    t:everyone_passes()
    t:fight()

    t:expect_unit("Daring Poro", { ready = true })
    t:expect_unit("Miss Fortune, Captain", { exhausted = true })
  end,
}

scenario "With nothing else exhausted Miss Fortune readies nothing, least of all herself" {
  covers = { "OGN-162" },
  you = { base = { "Miss Fortune, Captain", "Daring Poro" } },

  run = function(t)
    t.you:move("Miss Fortune, Captain", "0")
    t:fight()

    t:expect_unit("Miss Fortune, Captain", { exhausted = true })
  end,
}
