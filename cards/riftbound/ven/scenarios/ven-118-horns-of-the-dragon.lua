-- VEN-118 Horns of the Dragon.

scenario "Horns of the Dragon is assigned damage before the others" {
  covers = { "VEN-118", "Tank", "815" },
  you = { units = { ["0"] = { "Recruit", "Horns of the Dragon" } } },
  foe = { base = { "Playful Phantom" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Playful Phantom", "0")
    t:fight()

    t:expect { you = { units = { ["0"] = { "Recruit", "Horns of the Dragon" } } }, foe = { trash = { "Playful Phantom" } } }
  end,
}
