-- What passives take and what is gained go by their ages, the oldest first (480). A passive is as
-- old as its text has been active where it works.

scenario "What a unit gains while a passive takes all abilities stays" {
  covers = { "LTR-097", "LTR-089", "480" },
  you = {
    gear = { "Mute Bell" }, base = { "Recruit" }, hand = { "Third Breath" }, runes = { body = 1 },
  },

  run = function(t)
    t.you:play("Third Breath", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { keywords = { "Tank" } })
  end,
}

scenario "What it gained before the passive began is lost, and again after it has begun anew" {
  covers = { "LTR-097", "LTR-089", "LTR-103", "480.2" },
  you = {
    gear = { { "Mute Bell", exhausted = true } }, base = { "Recruit" },
    hand = { "Third Breath", "Third Breath", "Turn the Key", "Turn the Key", "Turn the Key" },
    runes = { body = 2, mind = 3 },
  },

  run = function(t)
    t.you:play("Third Breath", { target = "Recruit" })
    t:everyone_passes()
    t:expect_unit("Recruit", { keywords = { "Tank" } })
    t.you:play("Turn the Key", { target = "Mute Bell" })
    t:everyone_passes()
    t:expect_unit("Recruit", { keywords = {} })
    t.you:play("Third Breath", { target = "Recruit" })
    t:everyone_passes()
    t:expect_unit("Recruit", { keywords = { "Tank" } })
    t.you:play("Turn the Key", { target = "Mute Bell" })
    t:everyone_passes()
    t.you:play("Turn the Key", { target = "Mute Bell" })
    t:everyone_passes()

    t:expect_unit("Recruit", { keywords = {} })
  end,
}

scenario "A text that is gained while a passive takes all abilities works" {
  covers = { "LTR-097", "LTR-089", "480" },
  you = {
    gear = { "Mute Bell" }, units = { ["Void Gate"] = { "Recruit" } }, hand = { "Third Breath", "Hextech Ray" },
    runes = { body = 1, fury = 2 }, deck = { "Mega-Mech", "Gust" },
  },

  run = function(t)
    t.you:play("Third Breath", { target = "Recruit" })
    t:everyone_passes()
    t.you:play("Hextech Ray", { target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { hand = { "Mega-Mech" } } }
  end,
}

scenario "Of two passives the one that is active again is the younger" {
  covers = { "LTR-097", "LTR-098", "LTR-103", "480.2", "480.3" },
  you = {
    gear = { "Guard Drum", "Mute Bell" }, base = { "Recruit" },
    hand = { "Turn the Key", "Turn the Key", "Turn the Key", "Turn the Key" }, runes = { mind = 4 },
  },

  run = function(t)
    t:expect_unit("Recruit", { keywords = {}, might = 1 })
    t.you:play("Turn the Key", { target = "Guard Drum" })
    t:everyone_passes()
    t.you:play("Turn the Key", { target = "Guard Drum" })
    t:everyone_passes()
    t:expect_unit("Recruit", { keywords = { "Tank" }, might = 2 })
    t.you:play("Turn the Key", { target = "Mute Bell" })
    t:everyone_passes()
    t:expect_unit("Recruit", { keywords = { "Tank" }, might = 2 })
    t.you:play("Turn the Key", { target = "Mute Bell" })
    t:everyone_passes()

    t:expect_unit("Recruit", { keywords = {}, might = 1 })
  end,
}

scenario "What a passive gives is lost to a younger effect, and stays where it begins later" {
  covers = { "LTR-048", "LTR-098", "LTR-103", "480.2" },
  you = {
    gear = { "Guard Drum" }, base = { "Recruit" }, hand = { "Strip Bare", "Turn the Key", "Turn the Key" },
    runes = { calm = 1, mind = 2 },
  },

  run = function(t)
    t.you:play("Strip Bare", { target = "Recruit" })
    t:everyone_passes()
    t:expect_unit("Recruit", { keywords = {}, might = 1 })
    t.you:play("Turn the Key", { target = "Guard Drum" })
    t:everyone_passes()
    t.you:play("Turn the Key", { target = "Guard Drum" })
    t:everyone_passes()

    t:expect_unit("Recruit", { keywords = { "Tank" }, might = 2 })
  end,
}

scenario "What one passive takes and gives stays given" {
  covers = { "LTR-104", "LTR-089", "480" },
  you = {
    gear = { "Blunt Order" }, base = { "Recruit", "Chemtech Enforcer" }, hand = { "Third Breath" }, runes = { body = 1 },
  },

  run = function(t)
    t.you:play("Third Breath", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { keywords = { "Shield", "Tank" } })
    t:expect_unit("Chemtech Enforcer", { keywords = { "Shield" }, no_keywords = { "Assault" } })
  end,
}

scenario "Who takes what is here takes it anew where it comes to" {
  covers = { "LTR-099", "LTR-089", "480.1" },
  you = {
    units = { ["0"] = { "Hush Rider" } }, base = { "Recruit" },
    hand = { "Third Breath", "Third Breath" }, runes = { body = 2 },
  },

  run = function(t)
    t.you:play("Third Breath", { target = "Recruit" })
    t:everyone_passes()
    t:expect_unit("Recruit", { keywords = { "Tank" } })
    t.you:move("Hush Rider", "base")
    t:everyone_passes()
    t:expect_unit("Recruit", { keywords = {} })
    t.you:play("Third Breath", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { keywords = { "Tank" } })
  end,
}

scenario "A facedown card takes nothing, and is young as it comes" {
  covers = { "LTR-099", "LTR-089", "480.1", "811" },
  you = {
    facedown = { ["0"] = { "Hush Rider" } }, units = { ["0"] = { "Recruit" } },
    hand = { "Third Breath", "Third Breath" }, runes = { body = 2 },
  },

  run = function(t)
    t.you:play("Third Breath", { target = "Recruit" })
    t:everyone_passes()
    t:expect_unit("Recruit", { keywords = { "Tank" } })
    t.you:play("Hush Rider", { from = "facedown" })
    t:everyone_passes()
    t:expect_unit("Recruit", { keywords = {} })
    t.you:play("Third Breath", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { keywords = { "Tank" } })
  end,
}

scenario "A copy takes by its own age" {
  covers = { "LTR-101", "LTR-089", "LTR-072", "480.1" },
  battlefields = { "Void Gate", "Power Nexus" },
  you = { units = { ["Power Nexus"] = { "Stern Rival" } }, hand = { "Twin Sight" }, runes = { mind = 1 } },
  foe = { base = { "Recruit" }, hand = { "Third Breath" }, runes = { body = 1 } },

  run = function(t)
    t.you:play("Twin Sight", { target = { { "Stern Rival" }, { "Power Nexus" } } })
    t.you:pass()
    t.foe:play("Third Breath", { target = "Recruit" })
    t.foe:pass()
    t.you:pass()
    t:expect_unit("Recruit", { keywords = { "Tank" } })
    t:everyone_passes()

    t:expect_unit("Recruit", { keywords = {} })
  end,
}

scenario "Who takes control of it leaves it as old as it was" {
  covers = { "LTR-101", "LTR-089", "LTR-044", "480.1" },
  you = { base = { "Stern Rival", "Recruit" }, hand = { "Third Breath" }, runes = { body = 1 } },
  foe = { base = { "Chemtech Enforcer" }, hand = { "Passing Loyalty" }, runes = { chaos = 2 } },
  turn_player = "foe",

  run = function(t)
    t:expect_unit("Chemtech Enforcer", { no_keywords = { "Assault" } })
    t.foe:play("Passing Loyalty", { target = "Stern Rival" })
    t.foe:pass()
    t.you:play("Third Breath", { target = "Recruit" })
    t.you:pass()
    t.foe:pass()
    t:expect_unit("Recruit", { keywords = { "Tank" } })
    t:everyone_passes()

    t:expect_unit("Chemtech Enforcer", { keywords = { "Assault 2" } })
    t:expect_unit("Recruit", { keywords = { "Tank" } })
  end,
}

scenario "What is attached takes from each host anew" {
  covers = { "LTR-100", "LTR-089", "434", "480.1" },
  you = {
    base = { "Loose Muzzle", "Recruit" }, hand = { "Third Breath", "Third Breath" },
    runes = { body = 2, fury = 2 },
  },

  run = function(t)
    t.you:play("Third Breath", { target = "Recruit" })
    t:everyone_passes()
    t.you:use("Loose Muzzle", { target = "Recruit" })
    t:everyone_passes()
    t:expect_unit("Recruit", { keywords = {} })
    t.you:play("Third Breath", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { keywords = { "Tank" } })
  end,
}

-- Each takes the text of the other: neither depends on the other, so the older is first (479.1).
scenario "Of two that silence each other the older one does" {
  covers = { "LTR-101", "479.1", "480.3" },
  you = { hand = { "Stern Rival" }, base = { "Chemtech Enforcer" }, runes = { order = 3 } },
  foe = { base = { "Stern Rival", "Chemtech Enforcer" } },

  run = function(t)
    t:expect_unit("your Chemtech Enforcer", { no_keywords = { "Assault" } })
    t.you:play("Stern Rival", { to = "base" })
    t:everyone_passes()

    t:expect_unit("your Chemtech Enforcer", { no_keywords = { "Assault" } })
    t:expect_unit("foe's Chemtech Enforcer", { keywords = { "Assault 2" } })
  end,
}

scenario "In the other seat too" {
  covers = { "LTR-101", "479.1", "480.3" },
  you = { base = { "Stern Rival", "Chemtech Enforcer" } },
  foe = { hand = { "Stern Rival" }, base = { "Chemtech Enforcer" }, runes = { order = 3 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Stern Rival", { to = "base" })
    t:everyone_passes()

    t:expect_unit("foe's Chemtech Enforcer", { no_keywords = { "Assault" } })
    t:expect_unit("your Chemtech Enforcer", { keywords = { "Assault 2" } })
  end,
}

-- It depends on Tank, so it comes after that, though it is older (479.2).
scenario "Who takes from those that have a keyword comes after what gives that" {
  covers = { "LTR-102", "LTR-089", "479.2" },
  you = {
    gear = { "Shield Breaker" }, base = { "Chemtech Enforcer" }, hand = { "Third Breath" }, runes = { body = 1 },
  },

  run = function(t)
    t:expect_unit("Chemtech Enforcer", { keywords = { "Assault 2" } })
    t.you:play("Third Breath", { target = "Chemtech Enforcer" })
    t:everyone_passes()

    t:expect_unit("Chemtech Enforcer", { keywords = {}, no_keywords = { "Assault", "Tank" } })
  end,
}

scenario "A text that gives and is taken with all others gives nothing, however old it is" {
  covers = { "LTR-105", "LTR-101", "479.2" },
  you = { hand = { "Stern Rival" }, runes = { order = 3 } },
  foe = { base = { "Loud Captain", "Recruit" } },

  run = function(t)
    t:expect_unit("Recruit", { keywords = { "Tank" } })
    t.you:play("Stern Rival", { to = "base" })
    t:everyone_passes()

    t:expect_unit("Recruit", { keywords = {} })
  end,
}

scenario "A text that a thing is given twice takes by each gift what is older than that" {
  covers = { "LTR-110", "LTR-089", "480" },
  you = {
    units = { ["Void Gate"] = { "Mega-Mech", "Recruit" } },
    hand = { "Third Breath", "Third Breath", "Second Hush", "Second Hush" }, runes = { body = 2 },
  },

  run = function(t)
    t.you:play("Second Hush", { target = "Mega-Mech" })
    t:everyone_passes()
    t.you:play("Third Breath", { target = "Recruit" })
    t:everyone_passes()
    t:expect_unit("Recruit", { keywords = { "Tank" } })
    t.you:play("Second Hush", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Recruit", { keywords = {} })
    t.you:play("Third Breath", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { keywords = { "Tank" } })
  end,
}

scenario "Given beside the printed text it is younger than that" {
  covers = { "LTR-110", "LTR-099", "LTR-089", "480" },
  you = {
    units = { ["Void Gate"] = { "Hush Rider", "Recruit" } }, hand = { "Third Breath", "Second Hush" },
    runes = { body = 1 },
  },

  run = function(t)
    t.you:play("Third Breath", { target = "Recruit" })
    t:everyone_passes()
    t:expect_unit("Recruit", { keywords = { "Tank" } })
    t.you:play("Second Hush", { target = "Hush Rider" })
    t:everyone_passes()

    t:expect_unit("Recruit", { keywords = {} })
  end,
}
