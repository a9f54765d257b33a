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

scenario "What one unit can do, the reader can, and by it all the others" {
  covers = { "RCH-105", "477.2" },
  you = { base = { "Common Reader", "Lee Sin, Ascetic", "Recruit" } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:use("Common Reader", { ability = 1 })
    t:everyone_passes()
    t:expect_unit("Common Reader", { might = 2, buffs = 1, exhausted = true })
    t.you:use("Recruit", { ability = 1 })
    t:everyone_passes()

    t:expect_unit("your Recruit", { might = 2, buffs = 1, exhausted = true })
    t:expect_unit("foe's Recruit", { might = 1, buffs = 0, ready = true })
  end,
}

scenario "What it reads of itself, and what it reads by the others, counts each" {
  covers = { "RCH-105", "RCH-104", "476.1", "478.1" },
  you = { base = { "Common Reader", "Open Lesson" } },

  run = function(t)
    -- The lesson is printed once. The reader has it by its first sentence, by that sentence read of itself,
    -- and by the second one that the lesson's card has of it; that card has it by the first: 1 + 5.
    t.you:move("Open Lesson", "0")
    t:everyone_passes()

    t:expect_unit("Open Lesson", { might = 6 })
  end,
}
