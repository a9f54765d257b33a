-- OGN-111 Heimerdinger, Inventor.

scenario "Heimerdinger uses the Orb's ability with his own exhaustion" {
  covers = { "OGN-111", "377" },
  you = { base = { "Heimerdinger, Inventor" }, gear = { "Orb of Regret" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:use("Heimerdinger, Inventor", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Heimerdinger, Inventor", { exhausted = true })
    t:expect_unit("Orb of Regret", { ready = true })
    t.you:use("Orb of Regret", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 6 })
  end,
}

scenario "An exhausted Orb still lends its ability" {
  covers = { "OGN-111", "377" },
  you = { base = { "Heimerdinger, Inventor" }, gear = { { "Orb of Regret", exhausted = true } } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:use("Heimerdinger, Inventor", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 7 })
  end,
}

scenario "Heimerdinger borrows nothing from the foe" {
  covers = { "OGN-111" },
  you = { base = { "Heimerdinger, Inventor" } },
  foe = { gear = { "Orb of Regret" } },

  run = function(t)
    t.you:offers_not("use", "Heimerdinger, Inventor")
  end,
}

scenario "Abilities that cost no exhausting are not borrowed" {
  covers = { "OGN-111" },
  you = { base = { "Heimerdinger, Inventor", { "Udyr, Wildman", buffs = 1 } }, trash = { "Cleave" } },

  run = function(t)
    t.you:offers("use", "Udyr, Wildman")
    t.you:offers_not("use", "Heimerdinger, Inventor")
  end,
}

scenario "Exhausted, Heimerdinger uses nothing" {
  covers = { "OGN-111", "414" },
  you = { base = { { "Heimerdinger, Inventor", exhausted = true } }, gear = { "Orb of Regret" } },

  run = function(t)
    t.you:offers("use", "Orb of Regret")
    t.you:offers_not("use", "Heimerdinger, Inventor")
  end,
}

scenario "Two Heimerdingers both borrow from one Orb, once each" {
  covers = { "OGN-111", "414" },
  you = { base = { "Heimerdinger, Inventor", "Heimerdinger, Inventor" }, gear = { "Orb of Regret" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:use("Heimerdinger, Inventor", { target = "Mega-Mech" })
    t:everyone_passes()
    t.you:use("Heimerdinger, Inventor#2", { target = "Mega-Mech" })
    t:everyone_passes()
    t.you:use("Orb of Regret", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 5 })
    t.you:offers_not("use", "Heimerdinger, Inventor")
    t.you:offers_not("use", "Heimerdinger, Inventor#2")
  end,
}

scenario "What trains Lee Sin trains Heimerdinger himself, to one buff" {
  covers = { "OGN-111", "OGN-078", "053.1" },
  you = { base = { "Heimerdinger, Inventor", "Lee Sin, Ascetic" } },

  run = function(t)
    t.you:use("Heimerdinger, Inventor")
    t:everyone_passes()

    t:expect_unit("Heimerdinger, Inventor", { buffs = 1, exhausted = true })
    t:expect_unit("Lee Sin, Ascetic", { buffs = 0, ready = true })
  end,
}

scenario "Caitlyn's shot asks where Heimerdinger is, and has his Might" {
  covers = { "OGN-111", "OGN-068" },
  you = { base = { "Caitlyn, Patrolling" }, units = { ["0"] = { "Heimerdinger, Inventor" } } },
  foe = { units = { ["1"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:offers_not("use", "Caitlyn, Patrolling")
    t.you:use("Heimerdinger, Inventor", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 3 })
  end,
}

scenario "Heimerdinger borrows from the legend too, and pays for a spell with it" {
  covers = { "OGN-111", "OGN-247", "429.3" },
  you = {
    legend = "Kai'Sa, Daughter of the Void",
    legend_exhausted = true,
    base = { "Heimerdinger, Inventor" },
    hand = { "Hextech Ray" },
    runes = { mind = 1 },
  },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Shipyard Skulker" } } }
    t:expect_unit("Heimerdinger, Inventor", { exhausted = true })
  end,
}

scenario "A borrowed Legion wants its Legion" {
  covers = { "OGN-111", "OGN-021", "Legion" },
  you = { base = { "Heimerdinger, Inventor" }, gear = { "Sun Disc" }, hand = { "Orb of Regret", "Pouty Poro" }, runes = { fury = 3 } },

  run = function(t)
    t.you:offers_not("use", "Heimerdinger, Inventor")
    t.you:play("Orb of Regret")
    t.you:use("Heimerdinger, Inventor", { ability = 1 })
    t:everyone_passes()
    t.you:play("Pouty Poro", { to = "base" })

    t:expect_unit("Pouty Poro", { ready = true })
    t:expect_unit("Sun Disc", { ready = true })
  end,
}

scenario "As Malzahar, Heimerdinger may offer Malzahar" {
  covers = { "OGN-111", "OGN-113", "428" },
  you = { base = { "Heimerdinger, Inventor", "Malzahar, Fanatic" } },

  run = function(t)
    t.you:use("Heimerdinger, Inventor", { cost = { { "Heimerdinger, Inventor" }, { "Malzahar, Fanatic" } } })

    t:expect { you = { trash = { "Malzahar, Fanatic" }, resources = { any = 2 } } }
    t.you:offers_not("use", "Heimerdinger, Inventor")
  end,
}

scenario "A borrowed 'this' is Heimerdinger: he dies of the Trove's" {
  covers = { "OGN-111", "OGN-186", "053.2" },
  you = { base = { "Heimerdinger, Inventor" }, gear = { "Treasure Trove" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:use("Heimerdinger, Inventor")
    t:everyone_passes()

    t:expect { you = { trash = { "Heimerdinger, Inventor" }, gear = { "Treasure Trove" } } }
  end,
}

scenario "A teammate's gear is friendly to Heimerdinger" {
  covers = { "OGN-111", "489.8.e" },
  you = { base = { "Heimerdinger, Inventor" } },
  mate = { gear = { "Orb of Regret" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:use("Heimerdinger, Inventor", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 7 })
    t:expect_unit("Orb of Regret", { ready = true })
  end,
}

scenario "Heimerdinger and the legend use the same ability, each exhausting itself" {
  covers = { "OGN-111", "OGN-265" },
  you = { legend = "Viktor, Herald of the Arcane", base = { "Heimerdinger, Inventor" }, runes = { order = 2 } },

  run = function(t)
    t.you:use("Heimerdinger, Inventor", { to = "base" })
    t:everyone_passes()
    t.you:use("Viktor, Herald of the Arcane", { to = "base" })
    t:everyone_passes()

    t:expect { you = { base = { "Heimerdinger, Inventor", "Recruit", "Recruit" } } }
  end,
}

scenario "With the Pack's ability Heimerdinger may send the Pack itself home: it is another" {
  covers = { "OGN-111", "OGN-181", "191.4" },
  you = { base = { "Heimerdinger, Inventor" }, gear = { "Pack of Wonders" } },

  run = function(t)
    t.you:use("Heimerdinger, Inventor", { target = "Pack of Wonders" })
    t:everyone_passes()

    t:expect { you = { hand = { "Pack of Wonders" }, gear = {} } }
    t:expect_unit("Heimerdinger, Inventor", { exhausted = true })
  end,
}

scenario "What Renata says of her own abilities Heimerdinger does not say of his: he scores in base" {
  covers = { "OGN-111", "SFD-088", "477.2", "377.2.b" },
  you = { base = { "Heimerdinger, Inventor", "Renata Glasc, Mastermind" }, runes = { mind = 8 } },

  run = function(t)
    t.you:refused("use", "Renata Glasc, Mastermind", { ability = 2 })
    t.you:use("Heimerdinger, Inventor")
    t:everyone_passes()

    t:expect { you = { points = 1, runes = 4 } }
    t:expect_unit("Heimerdinger, Inventor", { exhausted = true })
    t:expect_unit("Renata Glasc, Mastermind", { exhausted = false })
  end,
}

scenario "Heimerdinger in base does not use what asks for its user at a battlefield, wherever that one is" {
  covers = { "OGN-111", "UNL-026", "UNL-160", "377.2.b" },
  you = { base = { "Heimerdinger, Inventor" }, units = { ["0"] = { "Xerath, Freed", "Ultrasoft Poro" } }, runes = { fury = 1 } },

  run = function(t)
    t.you:offers_not("use", "Heimerdinger, Inventor")
    t.you:offers("use", "Xerath, Freed")
  end,
}

scenario "At a battlefield himself Heimerdinger uses it, with Xerath and the Poro in base" {
  covers = { "OGN-111", "UNL-026", "UNL-160", "377.2.b" },
  you = { base = { "Xerath, Freed", "Ultrasoft Poro" }, units = { ["0"] = { "Heimerdinger, Inventor" } }, runes = { fury = 1 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:offers_not("use", "Xerath, Freed")
    t.you:offers_not("use", "Ultrasoft Poro")
    t.you:use("Heimerdinger, Inventor", { ability = 1, target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 3 })
  end,
}

scenario "Azir's condition is about the player, so it holds for Heimerdinger too" {
  covers = { "OGN-111", "SFD-197", "377.2.b" },
  you = { legend = "Azir, Emperor of the Sands", base = { "Heimerdinger, Inventor" }, hand = { "Recurve Bow" }, runes = { fury = 5 } },

  run = function(t)
    t.you:offers_not("use", "Heimerdinger, Inventor")
    t.you:play("Recurve Bow")
    t:everyone_passes()
    t:answers { you = { { may = false } } }
    t.you:use("Heimerdinger, Inventor")
    t:everyone_passes()

    t:expect { you = { legend_exhausted = false, base = { "Heimerdinger, Inventor", "Recurve Bow", "Sand Soldier" } } }
  end,
}

scenario "Lillia's ability costs Heimerdinger less as well: its own words say so" {
  covers = { "OGN-111", "UNL-189", "356.4" },
  you = { legend = "Lillia, Bashful Bloom", base = { "Heimerdinger, Inventor", "Sprite", "Sprite" }, resources = { energy = 2 } },

  run = function(t)
    t.you:use("Heimerdinger, Inventor")
    t:everyone_passes()

    t:expect { you = { base = { "Heimerdinger, Inventor", "Sprite", "Sprite", "Sprite" }, resources = { energy = 0 } } }
  end,
}

scenario "What makes Lillia's ability cheaper makes nothing else cheaper that Heimerdinger has" {
  covers = { "OGN-111", "UNL-189", "OGN-184" },
  you = {
    legend = "Lillia, Bashful Bloom", base = { "Heimerdinger, Inventor", "Sprite" }, gear = { { "The Syren", exhausted = true } },
    units = { ["0"] = { "Recruit" } },
  },

  run = function(t)
    t.you:offers_not("use", "Heimerdinger, Inventor")
  end,
}

scenario "A borrowed Level asks Heimerdinger's player for the experience" {
  covers = { "OGN-111", "UNL-049", "727" },
  you = {
    base = { "Heimerdinger, Inventor" }, gear = { { "Honeyfruit", exhausted = true } }, hand = { "Gust" },
    counters = { xp = 6 },
  },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Gust", { target = "Recruit" })

    t:expect_unit("Heimerdinger, Inventor", { exhausted = true })
    t:expect { you = { resources = { any = 1 } } }
  end,
}

scenario "Without the experience Heimerdinger borrows the Honeyfruit's first ability alone: no Energy" {
  covers = { "OGN-111", "UNL-049", "727" },
  you = {
    base = { "Heimerdinger, Inventor" }, gear = { { "Honeyfruit", exhausted = true } }, hand = { "Gust" },
    counters = { xp = 5 },
  },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:refused("play", "Gust", "357.1")
  end,
}

scenario "What the List has named Heimerdinger has not: its ability finds nobody for him" {
  covers = { "OGN-111", "UNL-138", "394" },
  you = { base = { "Heimerdinger, Inventor" }, hand = { "The List" },
    resources = { energy = 9, mind = 9, chaos = 9, order = 9, fury = 9, calm = 9, body = 9 } },
  foe = { base = { "Pouty Poro" } },

  run = function(t)
    t:answers { you = { { tag = "Poro" } } }
    t.you:play("The List")
    t:everyone_passes()

    t.you:offers("use", "The List")
    t.you:offers_not("use", "Heimerdinger, Inventor")
  end,
}
