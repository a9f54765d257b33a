-- Cards that have a keyword by the way in which they are played: rules 811, 819, 822.

scenario "A unit with Ambush has Reaction where friends are, and elsewhere not" {
  covers = { "822", "LTR-095" },
  you = {
    base = { "Ready Tutor" }, units = { ["0"] = { "Recruit" } }, controls = { "0" },
    hand = { "Soulspinner", "Soulspinner" }, resources = { energy = 5 },
  },

  run = function(t)
    t.you:play("Soulspinner", { to = "0" })
    t:expect { you = { resources = { energy = 3 } } }

    t:everyone_passes()
    t.you:play("Soulspinner", { to = "base" })
    t:expect { you = { resources = { energy = 0 } } }
  end,
}

scenario "With two Energy the only way is to where friends are" {
  covers = { "822", "357.1", "LTR-095" },
  you = {
    base = { "Ready Tutor" }, units = { ["0"] = { "Recruit" } }, controls = { "0" },
    hand = { "Soulspinner" }, resources = { energy = 2 },
  },

  run = function(t)
    t.you:refused("play", "Soulspinner", "base")
    t.you:play("Soulspinner", { to = "0" })

    t:expect { you = { resources = { energy = 0 } } }
  end,
}

scenario "The tutor taken over makes the thief's cards cheaper" {
  covers = { "819", "191", "LTR-095" },
  turn_player = "foe",
  you = { base = { "Ready Tutor" } },
  foe = {
    base = { "Recruit" }, hand = { "Passing Loyalty", "Long Sword" },
    resources = { energy = 3, fury = 1 },
  },

  run = function(t)
    t.foe:play("Passing Loyalty", { target = "Ready Tutor" })
    t:expect { foe = { resources = { energy = 1 } } }
    t:everyone_passes()
    t.foe:play("Long Sword", { target = "Recruit" })

    t:expect { foe = { resources = { energy = 0 } } }
  end,
}

scenario "A facedown card has Reaction, the same one from hand has none" {
  covers = { "811", "LTR-096" },
  you = {
    base = { "Startled Crow" }, facedown = { ["0"] = { "Pakaa Cub" } }, controls = { "0" },
    units = { ["0"] = { "Recruit" } }, hand = { "Pakaa Cub" },
    deck = { "Wise Hound", "Mountain Drake" }, resources = { energy = 3 },
  },

  run = function(t)
    t.you:play("Pakaa Cub", { from = "hand", to = "base" })
    t:everyone_passes()
    t:expect { you = { hand = {} } }
    t.you:play("Pakaa Cub", { from = "facedown" })
    t:everyone_passes()

    t:expect { you = { hand = { "Wise Hound" } } }
  end,
}

scenario "A trigger knows by which way a unit with Ambush has entered" {
  covers = { "822", "LTR-096" },
  you = {
    base = { "Startled Crow" }, controls = { "0" }, units = { ["0"] = { "Recruit" } },
    hand = { "Soulspinner", "Soulspinner" },
    deck = { "Wise Hound", "Mountain Drake" }, resources = { energy = 9 },
  },

  run = function(t)
    t.you:play("Soulspinner", { to = "base" })
    t:everyone_passes()
    t:expect { you = { hand = { "Soulspinner" } } }
    t.you:play("Soulspinner", { to = "0" })
    t:everyone_passes()

    t:expect { you = { hand = { "Wise Hound" } } }
  end,
}

scenario "A copy of the crow hears the same, and gear with Quick-Draw is heard from hand" {
  covers = { "819", "477.1.b", "LTR-096" },
  you = {
    base = { "Mirror Walker", "Recruit" }, hand = { "Long Sword", "Strong Rope" },
    deck = { "Wise Hound", "Mountain Drake" }, resources = { energy = 3, fury = 1 },
  },
  foe = { units = { ["0"] = { "Startled Crow" } } },

  run = function(t)
    t:answers { you = { { target = "foe's Startled Crow" } } }
    t.you:move("Mirror Walker", "0")
    t:everyone_passes()
    t.you:play("Long Sword", { target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { hand = { "Wise Hound", "Strong Rope" } } }
  end,
}
