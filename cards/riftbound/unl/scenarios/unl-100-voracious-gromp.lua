-- UNL-100 Voracious Gromp.

scenario "Gromp gains three experience for a conquest and three for a hold" {
  covers = { "UNL-100", "Hunt", "823", "728" },
  you = { base = { "Voracious Gromp" } },

  run = function(t)
    t.you:move("Voracious Gromp", "0")
    t:fight()
    t:everyone_passes()
    t:expect { you = { xp = 3 } }
    t:next_turn()
    t:next_turn()

    t:expect { you = { xp = 6, points = 2 } }
  end,
}
