-- VEN-147 Shen, Eye of Twilight.

scenario "Shen gives a friendly unit Tank for the turn" {
  covers = { "VEN-147", "Tank", "815", "317.2" },
  you = { legend = "Shen, Eye of Twilight", base = { "Recruit" } },
  foe = { base = { "Pouty Poro" } },

  run = function(t)
    t.you:use("Shen, Eye of Twilight", { target = "Recruit" })
    t:everyone_passes()
    t:expect_unit("Recruit", { keywords = "Tank" })
    t:expect { you = { legend_exhausted = true } }
    t:next_turn()

    t:expect_unit("Recruit", { no_keywords = "Tank" })
  end,
}

scenario "In a showdown of the foe's turn Shen saves the other unit" {
  covers = { "VEN-147", "Action", "806", "815" },
  you = { legend = "Shen, Eye of Twilight", units = { ["0"] = { "Recruit", "Mega-Mech" } } },
  foe = { base = { "Playful Phantom" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Playful Phantom", "0")
    t.foe:pass()
    t.you:use("Shen, Eye of Twilight", { target = "Mega-Mech" })
    t:everyone_passes()
    t:fight()

    t:expect { you = { units = { ["0"] = { "Recruit", "Mega-Mech" } } }, foe = { trash = { "Playful Phantom" } } }
  end,
}

scenario "An exhausted Shen is not used" {
  covers = { "VEN-147", "357.3" },
  you = { legend = { "Shen, Eye of Twilight", exhausted = true }, base = { "Recruit" } },

  run = function(t)
    t:expect { you = { legend_exhausted = true } }
    t.you:refused("use", "Shen, Eye of Twilight")
  end,
}
