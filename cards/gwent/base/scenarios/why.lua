-- Why a unit has the strength that it has: each layer, in the order of the rulebook.

scenario "weather, a bond, a boost and a horn, in their order" {
  weather_area = "Biting Frost",
  you = { close = { "Blue Stripes Commando", "Blue Stripes Commando", "Kaedweni Siege Expert" }, close_slot = "Commander's Horn" },

  run = function(t)
    t:why("Blue Stripes Commando", {
      "Strength 6",
      "4, as printed",
      "becomes 1 by Frost (Biting Frost, cards/gwent/base/keywords/frost.lua:",
      "times 2 by Bond (Blue Stripes Commando, cards/gwent/base/keywords/bond.lua:",
      "+1 by Morale (Kaedweni Siege Expert, cards/gwent/base/keywords/morale.lua:",
      "times 2 by Horn (Commander's Horn, cards/gwent/base/keywords/horn.lua:",
    })
  end,
}

scenario "nothing changes a hero, and the answer names who says so" {
  weather_area = "Biting Frost",
  you = { close = { "Geralt of Rivia" } },

  run = function(t)
    t:why("Geralt of Rivia", { "Strength 15", "nothing changes it, because a card says so (Geralt of Rivia, cards/gwent/base/keywords/hero.lua:" })
  end,
}

scenario "a card that no place takes is not forbidden by a card besides" {
  you = { hand = "Commander's Horn", close_slot = "Mardroeme", ranged_slot = "Mardroeme", siege_slot = "Mardroeme" },

  run = function(t)
    t:why("not play Commander's Horn", { "no place beside a row is free", "!a card forbids it" })
  end,
}

scenario "how the game ends, and who is asked" {
  you = { hand = "Ves" },

  run = function(t)
    t:why("end", { "the game goes on" })
    t:why("chain", { "nothing is on the chain", "you are asked: " })
  end,
}

scenario "why a card cannot be chosen: what of the text it is not" {
  you = { hand = "Decoy", close = { "Ves", "Yarpen Zigrin", "Vernon Roche" } },
  foe = { hand = "Vesemir", close = "Griffin" },

  run = function(t)
    t.you:play("Decoy", { target = "?" })
    t:why("not Vernon Roche", { "a card says that it cannot be chosen" })
    t:why("not Griffin", { "it is not friendly" })
    t:why("not Ves", { "it can be chosen now" })
    t.you:answer("Ves")
  end,
}
