-- VEN-013 Shadow Assassin.

scenario "The Assassin enters ready while another lies in your trash" {
  covers = { "VEN-013", "143.4" },
  you = { hand = { "Shadow Assassin" }, trash = { "Shadow Assassin" }, runes = { fury = 5 } },

  run = function(t)
    t.you:play("Shadow Assassin")

    t:expect_unit("Shadow Assassin", { ready = true })
  end,
}

scenario "Other cards, and an Assassin of the foe's trash, do not make it ready" {
  covers = { "VEN-013", "143.4" },
  you = { hand = { "Shadow Assassin" }, trash = { "Shadow Fiend" }, runes = { fury = 5 } },
  foe = { trash = { "Shadow Assassin" } },

  run = function(t)
    t.you:play("Shadow Assassin")

    t:expect_unit("Shadow Assassin", { exhausted = true })
  end,
}
