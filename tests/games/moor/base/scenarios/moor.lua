-- The moor: what lies beside what, and what stands where.

scenario "a step leads to a space beside, and not onto the bog" {
  you = { moor = { Heath = { "Wanderer" } } },
  foe = { moor = { Reeds = { "Wanderer" } } },
  run = function(t)
    t.you:offers("step", "Wanderer", "Gate")
    t.you:offers("step", "Wanderer", "Cairn")
    t.you:offers_not("step", "Wanderer", "Bog")
    t.you:offers_not("step", "Wanderer", "Ridge")
    t.you:offers_not("step", "Wanderer", "Fen")
    t.you:step("Wanderer", "Cairn")
    t:expect_object("Wanderer", { owner = "you", at = "Cairn" })
    t:expect { you = { moor = { Cairn = { "Wanderer" }, Reeds = {} } } }
    t:expect { foe = { moor = { Cairn = {}, Reeds = { "Wanderer" } } } }
  end,
}

scenario "with the lamp a wanderer goes two steps, and none beyond the bog" {
  moor = {
    Heath = { { "Wanderer", owner = "you" }, "Lamp" },
    Isle = { { "Wanderer", owner = "foe" } },
  },
  run = function(t)
    t.you:offers("step", "Wanderer", "Gate")
    t.you:offers("step", "Wanderer", "Ditch")
    t.you:offers("step", "Wanderer", "Ridge")
    t.you:offers_not("step", "Wanderer", "Heath")
    t.you:offers_not("step", "Wanderer", "Bog")
    t.you:offers_not("step", "Wanderer", "Reeds")
  end,
}

scenario "a boat leads to the isle, and who comes there wins" {
  moor = {
    Pier = { { "Wanderer", owner = "you" } },
    Gate = { { "Wanderer", owner = "foe" } },
  },
  run = function(t)
    t.you:step("Wanderer", "Isle")
    t:expect { over = true, winner = "you", reason = "isle" }
  end,
}

scenario "the lamp goes a step to whom is nearest, over the bog as well" {
  moor = {
    Fen = { { "Wanderer", owner = "you" } },
    Gate = { { "Wanderer", owner = "foe" } },
    Ridge = { "Lamp" },
  },
  run = function(t)
    t.you:step("Wanderer", "Ditch")
    t:expect_object("Lamp", { at = "Bog" })
    t:expect { moor = { Ditch = { "Wanderer" }, Bog = { "Lamp" }, Ridge = {} } }
  end,
}

scenario "of two who are as near the lamp goes to the one who comes first on the map" {
  moor = {
    Reeds = { { "Wanderer", owner = "you" } },
    Cairn = { { "Wanderer", owner = "foe" } },
    Ridge = { "Lamp" },
  },
  run = function(t)
    t.you:step("Wanderer", "Pier")
    t:expect_object("Lamp", { at = "Cairn" })
  end,
}

scenario "a space hears who comes to it, and draws things to itself" {
  covers = { "MO-002" },
  moor = {
    Gate = { { "Wanderer", owner = "you" } },
    Pier = { { "Wanderer", owner = "foe" } },
    Isle = { "Lamp" },
  },
  run = function(t)
    t.you:step("Wanderer", "Ditch")
    t:expect_object("Lamp", { at = "Pier" })
    t.foe:step("Wanderer", "Ridge")
    t.you:step("Wanderer", "Gate")
    t.foe:step("Wanderer", "Pier")
    t.you:step("Wanderer", "Heath")
    t:expect_object("Lamp", { at = "Heath" })
  end,
}

scenario "a space holds two things, itself not counted" {
  moor = {
    Gate = { { "Wanderer", owner = "you" } },
    Heath = { { "Wanderer", owner = "foe" }, "Lamp" },
  },
  run = function(t)
    t.you:step("Wanderer", "Heath")
    t:expect_object("Wanderer", { owner = "you", at = "Gate" })
  end,
}

scenario "where only one thing can go, a move may say the place alone" {
  you = { moor = { Heath = { { "Wanderer" } } } },
  foe = { moor = { Reeds = { "Wanderer" } } },
  run = function(t)
    t.you:offers("step", "Cairn")
    t.you:offers_not("step", "Ridge")
    t.you:refused("step", "Bog")
    t.you:step("Cairn")
    t:expect_object("Wanderer", { owner = "you", at = "Cairn" })
    t:expect { moor = { Cairn = "Wanderer", Reeds = { size = 1, cards = { { "Wanderer" } } }, Heath = { size = 0 } } }
  end,
}
