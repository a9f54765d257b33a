-- Walkers and their paths.

scenario "a walker goes where the paths of a place lead" {
  land = {
    { "Meadow", attached = { { "Walker", owner = "you" } } },
    { "Mill", attached = { { "Walker", owner = "foe" } } },
    "Ford",
    "Tower",
  },
  run = function(t)
    t.you:answer("Ford")
    t.foe:answer("Tower")

    t:expect { over = true, winner = "foe", reason = "tower" }
  end,
}

scenario "a walker goes nowhere else" {
  land = {
    { "Ford", attached = { { "Walker", owner = "you" } } },
    { "Mill", attached = { { "Walker", owner = "foe" } } },
    "Meadow",
    "Tower",
  },
  run = function(t)
    t.you:offers("walk", "Meadow")
    t.you:offers("walk", "Mill")
    t.you:offers_not("walk", "Tower")
    t.you:offers_not("walk", "Ford")
  end,
}
