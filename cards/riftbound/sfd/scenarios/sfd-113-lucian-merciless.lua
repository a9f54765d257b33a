-- SFD-113 Lucian, Merciless.

scenario "Lucian is ready after the first conquest of a turn and moves on" {
  covers = { "SFD-113", "383.4.c" },
  you = { base = { "Lucian, Merciless" } },

  run = function(t)
    t.you:move("Lucian, Merciless", "0")
    t:fight()

    t:expect_unit("Lucian, Merciless", { ready = true, at = "Blank Battlefield" })
    t:expect { you = { points = 1 } }
  end,
}

scenario "The second conquest of a turn leaves Lucian exhausted" {
  covers = { "SFD-113", "383.1" },
  you = { base = { "Lucian, Merciless" } },
  battlefields = { "Windswept Hillock", "Void Gate" },

  run = function(t)
    t.you:move("Lucian, Merciless", "Windswept Hillock")
    t:fight()
    t.you:move("Lucian, Merciless", "Void Gate")
    t:fight()

    t:expect { you = { points = 2 } }
    t:expect_unit("Lucian, Merciless", { exhausted = true, at = "Void Gate" })
  end,
}

scenario "A conquest of another unit does not ready Lucian" {
  covers = { "SFD-113" },
  you = { base = { { "Lucian, Merciless", exhausted = true }, "Vanguard Sergeant" } },

  run = function(t)
    t.you:move("Vanguard Sergeant", "0")
    t:fight()

    t:expect_unit("Lucian, Merciless", { exhausted = true })
  end,
}
