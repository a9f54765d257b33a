-- What a unit does once in a duration of the game's own. Without a chain: a use ends the turn.

scenario "A unit is new until the shift ends in which it came" {
  covers = { "BASE-001" },
  you = { hand = { "Hound", "Hound" } },
  foe = { hand = { "Hound" } },

  run = function(t)
    t.you:play("Hound")
    t:expect_object("Hound", { new = true })
    t.foe:pass()
    t:expect_object("Hound", { new = true })
    t.you:pass()
    t.foe:pass()
    t:expect_object("Hound", { new = false })
  end,
}

scenario "A use counts anew when its duration ends" {
  covers = { "BASE-008" },
  you = { hand = { "Hound" }, row = { "Stoker" } },
  foe = { hand = { "Hound" } },

  run = function(t)
    t.you:use("Stoker")
    t.foe:pass()
    t.you:refused("use", "Stoker")
    t.you:pass()
    t.foe:pass()
    t.you:use("Stoker")
    t:expect_object("Stoker", { heat = 4 })
  end,
}
