-- VEN-165 Shadow Temple.

scenario "Holding the Temple burns three cards" {
  covers = { "VEN-165", "383.4.d", "440" },
  you = { units = { ["Shadow Temple"] = { "Recruit" } }, deck = { "Gust", "Cleave", "Pouty Poro", "Mega-Mech", "Defy" } },
  turn_player = "foe",

  run = function(t)
    t:next_turn()

    t:expect { you = { trash = { "Gust", "Cleave", "Pouty Poro" }, hand = { "Mega-Mech" }, points = 1 } }
  end,
}

scenario "Another battlefield that you hold burns nothing, nor does a conquest of the Temple" {
  covers = { "VEN-165" },
  battlefields = { "Shadow Temple" },
  you = { units = { ["1"] = { "Recruit" } } },
  turn_player = "foe",

  run = function(t)
    t:next_turn()
    t:expect { you = { trash = {}, points = 1 } }
    t.you:move("Recruit", "base")
    t:next_turn()
    t:next_turn()
    t.you:move("Recruit", "Shadow Temple")
    t:fight()

    t:expect { you = { trash = {}, points = 2 } }
  end,
}
