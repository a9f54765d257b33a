-- What the story says of tokens: of those that come, and of those that are gone.

scenario "The story tells a battlefield that is added" {
  covers = { "RUL-065", "439" },
  battlefields = { "Void Gate", "Altar to Unity" },
  you = { hand = { "Lair Beast" }, runes = { order = 1 }, units = { ["Void Gate"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Lair Beast", { to = "base" })

    t:log_has("Deep Lair comes to the board.")
  end,
}

scenario "A token that is gone has its name where its ability triggers and comes to nothing" {
  covers = { "RUL-144", "402.4", "186" },
  you = { hand = { "Vengeance" }, runes = { order = 6 }, base = { "Parting Wisp" } },

  run = function(t)
    t.you:play("Vengeance", { target = "Parting Wisp" })
    t:everyone_passes()

    t:log_has("Parting Wisp dies.")
    t:log_has("Parting Wisp triggers.")
    t:log_has("Parting Wisp comes to nothing.")
  end,
}

scenario "What an ability chose is not told of the card that is played next" {
  covers = { "RUL-144", "RUL-145" },
  you = { hand = { "Relief Guard" }, runes = { order = 1 }, base = { "Parting Wisp" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Relief Guard")
    t:everyone_passes()

    t:log_has("Parting Wisp chooses Mega-Mech.")
    t:log_has("You play 2 Recruits.")
  end,
}
