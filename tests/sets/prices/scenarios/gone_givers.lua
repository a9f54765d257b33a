-- Keywords and permissions whose giver pays, and is gone before the card is played.

scenario "Who taught Twofold dies for the unit: both of its parts were paid and do what they do" {
  covers = { "355.1", "356.2", "357", "PRC-097", "PRC-013" },
  you = { base = { "Twin Teacher" }, hand = { "Bound Giant", "Gust" }, resources = { energy = 6, body = 2 }, deck = { "Flash", "Charm", "Defy" } },

  run = function(t)
    t.you:play("Bound Giant", { additional = { { true }, { true } } })
    t:everyone_passes()

    t:expect { you = { hand = { "Flash", "Charm", "Defy" }, base = { "Bound Giant" }, trash = { "Twin Teacher", "Gust" } } }
  end,
}

scenario "A part of Twofold that was not chosen does nothing, though its giver died" {
  covers = { "355.1", "PRC-097", "PRC-013" },
  you = { base = { "Twin Teacher" }, hand = { "Bound Giant", "Gust" }, resources = { energy = 6, body = 2 }, deck = { "Flash", "Charm", "Defy" } },

  run = function(t)
    t.you:play("Bound Giant", { additional = { { false }, { true } } })
    t:everyone_passes()

    t:expect { you = { hand = { "Flash", "Charm" } } }
  end,
}

scenario "One of two Teachers dies: each Twofold keeps what was paid for it" {
  covers = { "355.1", "PRC-097", "PRC-013" },
  you = { base = { "Twin Teacher", "Twin Teacher" }, hand = { "Bound Giant", "Gust" },
    resources = { energy = 6, body = 2 }, deck = { "Flash", "Charm", "Defy" } },

  run = function(t)
    t.you:play("Bound Giant", { cost = "Twin Teacher#1", additional = { { true }, { false }, { true } } })
    t:everyone_passes()

    t:expect { you = { hand = { "Flash", "Charm", "Defy" } } }
  end,
}

scenario "What a Butcher feeds with himself makes the unit as much cheaper as he cost" {
  covers = { "355.1", "356.4", "PRC-106", "PRC-061" },
  you = { base = { "Fair Butcher" }, hand = { "Cheap Landing" }, resources = { energy = 2 } },

  run = function(t)
    t.you:play("Cheap Landing", { to = "base" })

    t:expect { you = { base = { "Cheap Landing" }, trash = { "Fair Butcher" } } }
  end,
}

scenario "The unit has no Twofold any more when its Teacher is gone" {
  covers = { "PRC-097", "PRC-013", "801.3" },
  you = { base = { "Twin Teacher" }, hand = { "Bound Giant" }, resources = { energy = 6, body = 2 }, deck = { "Flash", "Charm" } },

  run = function(t)
    t.you:play("Bound Giant", { additional = true })
    t:everyone_passes()

    t:expect { you = { hand = { "Flash" } } }
    t:expect_unit("Bound Giant", { keywords = {} })
  end,
}

scenario "A Toll that dies as a cost is due all the same: the total is fixed before" {
  covers = { "356", "357", "PRC-074", "PRC-013" },
  battlefields = { "Void Gate", "Altar to Unity" },
  you = { units = { ["Void Gate"] = { "Field Toll" } }, hand = { "Bound Giant" }, resources = { energy = 6, body = 2 } },

  run = function(t)
    t.you:play("Bound Giant", { to = "Void Gate" })

    t:expect { you = { units = { ["Void Gate"] = { "Bound Giant" } }, trash = { "Field Toll" }, resources = { energy = 0 } } }
  end,
}

scenario "Where the Toll cannot be paid its death as a cost does not let the unit enter" {
  covers = { "356", "357.3", "PRC-074", "PRC-013" },
  battlefields = { "Void Gate", "Altar to Unity" },
  you = { units = { ["Void Gate"] = { "Field Toll" } }, hand = { "Bound Giant" }, resources = { energy = 5, body = 2 } },

  run = function(t)
    t.you:play("Bound Giant", { to = "base" })

    t:expect { you = { base = { "Bound Giant" }, trash = { "Field Toll" } } }
  end,
}

scenario "What lies in the trash only since the cost was paid makes nothing cheaper" {
  covers = { "356", "357", "PRC-113" },
  you = { base = { "Recruit", "Twin Usher" }, trash = { "Twin Usher" }, hand = { "Bone Reader" }, resources = { energy = 2 } },

  run = function(t)
    t.you:play("Bone Reader", { cost = "Twin Usher" })

    t:expect { you = { base = { "Bone Reader", "Recruit" }, resources = { energy = 0 } } }
  end,
}

scenario "What lies in the trash only since the cost was paid pays for nobody's cheaper play" {
  covers = { "356", "357.3", "PRC-113" },
  you = { base = { "Twin Usher" }, trash = { "Twin Usher" }, hand = { "Bone Reader" }, resources = { energy = 1 } },

  run = function(t)
    t.you:refused("play", "Bone Reader")
  end,
}
