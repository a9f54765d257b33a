-- Cards that belong to one another, players that abilities are about, and what happens once.

scenario "A linked card is found by the card that banished it, and by no other" {
  covers = { "RUL-052", "427" },
  you = { hand = { "Soul Chest", "Soul Chest" }, trash = { "Mega-Mech", "Bell Warden" }, runes = { order = 2 } },

  run = function(t)
    t.you:play("Soul Chest", { pick = "Mega-Mech" })
    t:everyone_passes()
    t.you:play("Soul Chest", { pick = "Bell Warden" })
    t:everyone_passes()
    t:expect { you = { banished = { "Mega-Mech", "Bell Warden" } } }
    t.you:use("Soul Chest#2")
    t:everyone_passes()

    t:expect { you = { banished = { "Mega-Mech" }, base = { "Bell Warden", "Soul Chest", "Soul Chest" } } }
    t.you:refused("use", "Soul Chest#2")
  end,
}

scenario "The owner says to which end of the deck a card goes" {
  covers = { "RUL-053", "056" },
  you = { hand = { "Verdict of Waves", "Verdict of Waves" }, runes = { order = 2 } },
  foe = { base = { "Bell Warden", "Proud Victor" }, deck = { "Gust", "Mega-Mech" } },

  run = function(t)
    t.you:play("Verdict of Waves", { target = "Bell Warden" })
    t:answers { foe = { { mode = "on top" }, { mode = "to the bottom" } } }
    t:everyone_passes()
    t:expect { foe = { deck = { "Bell Warden", "Gust", "Mega-Mech" } } }
    t.you:play("Verdict of Waves", { target = "Proud Victor" })
    t:everyone_passes()
    t:expect { foe = { deck_bottom = { "Proud Victor" }, base = {} } }
  end,
}

scenario "A waiting ability may be about a player" {
  covers = { "RUL-054", "390" },
  you = { hand = { "Silence Reader", "Gust" }, runes = { order = 1, chaos = 1 } },
  foe = { hand = { "Gust" }, base = { "Mega-Mech" }, units = { ["Void Gate"] = { "Recruit" } }, runes = { chaos = 1 } },

  run = function(t)
    t.you:play("Silence Reader", { target = "Mega-Mech" })
    t:everyone_passes()
    t.you:play("Gust", { target = "Recruit" })
    t.you:pass()
    t.foe:refused("play", "Gust")
  end,
}

scenario "A waiting ability knows the place of the event that made it" {
  covers = { "RUL-055", "390", "316.4" },
  phase = "awaken",
  you = { units = { ["Void Gate"] = { "Patient Tide" } } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t:answers { you = { { may = true, target = "Mega-Mech" } } }
    t:everyone_passes()
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { at = "Void Gate" })
  end,
}

scenario "A conquest tells whether nobody controlled the place" {
  covers = { "RUL-056", "469.1" },
  battlefields = { "Void Gate", "Altar to Unity" },
  you = { units = { base = { "Free Land Rider", "Free Land Rider" } }, deck = { "Gust", "Mega-Mech" } },
  foe = { units = { ["Altar to Unity"] = { "Recruit" } } },

  run = function(t)
    t.you:move("Free Land Rider", "Altar to Unity")
    t:fight()
    t:expect { you = { hand = {}, points = 1 } }
    t.you:move("Free Land Rider#2", "Void Gate")
    t:fight()
    t:expect { you = { hand = { "Gust" }, points = 2 } }
  end,
}

scenario "To become Mighty is to cross the line, not to come as such" {
  covers = { "RUL-057", "708" },
  you = { units = { base = { "Crown Watcher", "Bell Warden" } }, hand = { "Mega-Mech", "Punch First", "Punch First" },
    deck = { "Gust", "Mega-Mech" }, runes = { mind = 9, body = 9 } },

  run = function(t)
    t.you:play("Mega-Mech")
    t:everyone_passes()
    t:expect { you = { hand = { "Punch First", "Punch First" } } }
    t.you:play("Punch First", { target = "Bell Warden" })
    t:everyone_passes()
    t:expect { you = { hand = { "Punch First", "Gust" } } }
    t.you:play("Punch First", { target = "Bell Warden" })
    t:everyone_passes()
    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "It of a spell that was played is the card where it went" {
  covers = { "RUL-058", "419.4" },
  you = { base = { { "Spell Collector", exhausted = true } }, hand = { "Void Seeker", "Void Seeker" }, runes = { fury = 8 } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Void Seeker", { target = "Mega-Mech", may = true })
    t:everyone_passes()
    t:expect { you = { banished = { "Void Seeker" } } }
    t.you:play("Void Seeker", { target = "Mega-Mech", may = true })
    t:everyone_passes()
    t:expect { you = { banished = { "Void Seeker", "Void Seeker" } } }
    t:expect_unit("Spell Collector", { ready = true })
  end,
}

scenario "Alone as it died" {
  covers = { "RUL-059", "808" },
  you = { units = { ["Void Gate"] = { "Bright Omen" }, base = { "Bright Omen", "Recruit" } },
    hand = { "Vengeance", "Vengeance" }, runes = { order = 8 } },

  run = function(t)
    t.you:play("Vengeance", { target = "Bright Omen#2" })
    t:everyone_passes()
    t:expect { you = { points = 0 } }
    t.you:play("Vengeance", { target = "Bright Omen" })
    t:everyone_passes()
    t:expect { you = { points = 2 } }
  end,
}

scenario "The Awaken Phase readies in the name of the turn player" {
  covers = { "RUL-060", "315.1.b" },
  phase = "awaken",
  you = { base = { { "Dawn Idol", exhausted = true } } },

  run = function(t)
    t:everyone_passes()
    t:expect_unit("Dawn Idol", { might = 3, ready = true })
  end,
}

scenario "Those who fall together were not alone" {
  covers = { "RUL-061", "808", "740" },
  you = { units = { ["Void Gate"] = { "Lonely Herald", "Recruit" } }, deck = { "Gust" } },
  foe = { units = { base = { "Mega-Mech" } } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "Void Gate")
    t:fight()
    t:expect { you = { points = 1, hand = {} } }
  end,
}

scenario "One who falls among enemies alone was alone" {
  covers = { "RUL-061", "808", "740" },
  you = { units = { ["Void Gate"] = { "Lonely Herald" }, base = { "Recruit" } }, deck = { "Gust" } },
  foe = { units = { base = { "Mega-Mech" } } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "Void Gate")
    t:fight()
    t:expect { you = { points = 0, hand = { "Gust" } } }
  end,
}

scenario "What is excepted counts in the past too" {
  covers = { "RUL-061" },
  you = { base = { "Lonely Herald" }, hand = { "Orb of Regret" }, runes = { mind = 1 }, deck = { "Gust", "Mega-Mech" } },

  run = function(t)
    t.you:use("Lonely Herald")
    t:everyone_passes()
    t:expect { you = { hand = { "Orb of Regret", "Gust" } } }
    t.you:play("Orb of Regret")
    t.you:refused("use", "Lonely Herald")
  end,
}

scenario "Facedown cards may be looked at for a turn" {
  covers = { "RUL-071", "107.3" },
  you = { hand = { "Tide Spy" }, runes = { calm = 1 } },
  foe = { units = { ["Void Gate"] = { "Recruit" } }, facedown = { ["Void Gate"] = { "Pakaa Cub" } } },

  run = function(t)
    t.you:cannot_see("foe's facedown")
    t.you:play("Tide Spy", { to = "base" })
    t:everyone_passes()
    t.you:sees("Pakaa Cub")
    t:next_turn()
    t.you:cannot_see("Pakaa Cub")
  end,
}
