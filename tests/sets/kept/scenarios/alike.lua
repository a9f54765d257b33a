-- Things that are like each other, or unlike, by a name, a tag, a word or a number.

scenario "Two cards of one name: the first may be any that has another like it" {
  covers = { "KPT-023", "355.11" },
  you = { hand = { "Pair Hunt" }, trash = { "Gust", "Discipline", "Gust", "Stupefy" } },

  run = function(t)
    t.you:play("Pair Hunt", { target = "?" })
    t.you:offers("target", "Gust")
    t.you:offers_not("target", "Discipline")
    t.you:answer("Gust")
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Gust" }, trash = { "Discipline", "Stupefy", "Pair Hunt" } } }
  end,
}

scenario "Without two of one name there is no target" {
  covers = { "KPT-023", "355.8" },
  you = { hand = { "Pair Hunt" }, trash = { "Gust", "Discipline" } },

  run = function(t) t.you:refused("play", "Pair Hunt", "355.8") end,
}

scenario "A second unit of the same name is not offered beside the first" {
  covers = { "KPT-024", "355.11" },
  you = { hand = { "Mixed Band" }, base = { "Mega-Mech", "Mega-Mech", "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Mixed Band", { target = "?" })
    t.you:answer("Mega-Mech#1")
    t.you:offers("target", "Shipyard Skulker")
    t.you:offers_not("target", "Mega-Mech#2")
    t.you:answer("Shipyard Skulker")
    t:everyone_passes()

    t:expect_unit("Mega-Mech#1", { buffs = 1 })
    t:expect_unit("Mega-Mech#2", { buffs = 0 })
    t:expect_unit("Shipyard Skulker", { buffs = 1 })
  end,
}

scenario "Who shares a tag with it has more Might, and it has none of its own" {
  covers = { "KPT-025", "133.8" },
  you = { base = { "Kin Elder", "Waning Hound", "Bashful Giant" } },
  foe = { base = { "Waning Hound" } },

  run = function(t)
    t:expect_unit("Kin Elder", { might = 2 })
    t:expect_unit("your Waning Hound", { might = 4 })
    t:expect_unit("foe's Waning Hound", { might = 3 })
    t:expect_unit("Bashful Giant", { might = 4 })
  end,
}

scenario "What is picked is different, and the third of two names is left" {
  covers = { "KPT-026" },
  you = { hand = { "Many Voices" }, deck = { "Gust", "Gust", "Discipline", "Stupefy", "Charm" } },

  run = function(t)
    t.you:play("Many Voices", { pick = "?" })
    t.you:pass()
    t.foe:pass()
    t.you:answer("Gust")
    t.you:offers_not("pick", "Gust")
    t.you:answer("Stupefy")

    t:expect { you = { hand = { "Gust", "Stupefy" }, deck = { "Charm" } } }
  end,
}

scenario "Different tags are counted once each" {
  covers = { "KPT-027" },
  you = { gear = { "Menagerie" }, base = { "Waning Hound", "Waning Hound", "Bashful Giant" } },

  run = function(t)
    t:expect_unit("Waning Hound#1", { might = 5 })
    t:expect_unit("Bashful Giant", { might = 6 })
  end,
}

scenario "Three of one name are enough, three of two names are not" {
  covers = { "KPT-028" },
  you = { hand = { "Echo Keeper", "Echo Keeper" }, runes = { mind = 4 }, trash = { "Gust", "Gust", "Charm" },
    deck = { "Stupefy" } },

  run = function(t)
    t.you:play("Echo Keeper", { to = "base" })
    t:everyone_passes()
    t:expect { you = { hand = { "Echo Keeper" } } }
  end,
}

scenario "Three of one name draw" {
  covers = { "KPT-028" },
  you = { hand = { "Echo Keeper" }, runes = { mind = 2 }, trash = { "Gust", "Gust", "Gust" }, deck = { "Stupefy" } },

  run = function(t)
    t.you:play("Echo Keeper", { to = "base" })
    t:everyone_passes()
    t:expect { you = { hand = { "Stupefy" } } }
  end,
}

scenario "The second target has the Might of the first, as it is now" {
  covers = { "KPT-029", "355.11" },
  you = { hand = { "Equal Trade" }, base = { "Kin Elder" } },
  foe = { base = { "Waning Hound", { "Echo Keeper", buffs = 1 }, "Echo Keeper" } },

  run = function(t)
    t.you:play("Equal Trade", { target = { { "Kin Elder" }, { "Echo Keeper#2" } } })
    t:everyone_passes()
    t:expect { you = { base = {} }, foe = { trash = { "Echo Keeper" } } }
  end,
}

scenario "A card of another domain draws, one of its own does not" {
  covers = { "KPT-030" },
  you = { base = { "Far Kin" }, hand = { "Mixed Band", "Pair Hunt" }, trash = { "Charm", "Charm" },
    deck = { "Gust", "Stupefy" } },

  run = function(t)
    t.you:play("Mixed Band", { target = "Far Kin" })
    t:everyone_passes()
    t:expect { you = { hand = { "Pair Hunt" } } }
    t.you:play("Pair Hunt", { target = "Charm#1" })
    t:everyone_passes()
    t:expect { you = { hand = { "Charm", "Charm", "Gust" } } }
  end,
}
