-- UNL-037 Shadow Watcher.

scenario "After a Temporary friend has faded the Watcher comes ready" {
  covers = { "UNL-037", "Temporary", "315.2", "143.4" },
  you = { base = { "Sprite" }, hand = { "Shadow Watcher" }, runes = { calm = 4 } },
  turn_player = "foe",

  run = function(t)
    t:next_turn()
    t.you:play("Shadow Watcher")

    t:expect_unit("Shadow Watcher", { ready = true })
  end,
}

scenario "A friend that dies later in the turn does not help the Watcher, nor the foe's in their Beginning Phase" {
  covers = { "UNL-037", "315.2" },
  you = { base = { "Recruit" }, hand = { "Singularity", "Shadow Watcher" }, runes = { calm = 4, mind = 6 } },
  foe = { base = { "Sprite" } },

  run = function(t)
    t.you:play("Singularity", { target = "Recruit" })
    t:everyone_passes()
    t.you:play("Shadow Watcher")

    t:expect_unit("Shadow Watcher", { exhausted = true })
  end,
}
