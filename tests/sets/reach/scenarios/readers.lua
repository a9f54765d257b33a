-- Abilities of others that give abilities of others: they are given once more, and not on and on (476.1).

scenario "One reader takes the lesson twice" {
  covers = { "RCH-103", "RCH-104", "477.2" },
  you = { base = { "Twice Reader", "Open Lesson" } },

  run = function(t)
    t.you:move("Twice Reader", "0")
    t:everyone_passes()

    t:expect_unit("Twice Reader", { might = 4 })
  end,
}

scenario "Two readers read each other: by each sentence once more, and it ends" {
  covers = { "RCH-103", "RCH-104", "476.1", "478.1" },
  you = { base = { "Twice Reader", "Twice Reader", "Open Lesson" } },

  run = function(t)
    -- Each has two sentences of its own and four by them; each of these six takes the lesson: 6 + 6 + 1.
    t.you:move("Open Lesson", "0")
    t:everyone_passes()

    t:expect_unit("Open Lesson", { might = 14 })
  end,
}

scenario "Who reads itself, and is read by the others, ends too" {
  covers = { "RCH-105", "476.1" },
  you = { base = { "Common Reader", "Common Reader", "Open Lesson" } },
  foe = { base = { "Twice Reader", "Common Reader", "Open Lesson" } },

  run = function(t)
    t.you:refused("use", "Common Reader#1")
    t.you:end_turn()

    t:expect { over = false, turn_player = "foe" }
  end,
}
