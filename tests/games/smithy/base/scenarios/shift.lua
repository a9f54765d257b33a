-- What a unit does once in a duration of the game's own. Without a chain: a use ends the turn.

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
