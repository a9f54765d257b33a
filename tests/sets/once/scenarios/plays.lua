-- What counts as a card is played or attached, and what happens instead.

scenario "As it is attached, all of its text works" {
  covers = { "ONC-020", "ONC-021", "725.1", "725.2" },
  you = {
    gear = { "Whetted Charm" }, base = { "Tally Raven" }, hand = { "Fit It" }, runes = { mind = 1 },
    deck = { "Gust", "Gust", "Gust" },
  },

  run = function(t)
    t.you:play("Fit It", { target = { { "Whetted Charm" }, { "Tally Raven" } } })
    t:everyone_passes()

    t:expect { you = { hand_size = 2 } }
    t:expect_unit("Tally Raven", { damage = 1, attached = { "Whetted Charm" } })
  end,
}

scenario "What is played with keywords has all of them, with their numbers" {
  covers = { "ONC-022" },
  you = { hand = { "Brave Guest", "Green Recruit" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Brave Guest")
    t:everyone_passes()

    t:expect_unit("Green Recruit", { keywords = { "Assault 2", "Tank" } })
  end,
}

scenario "A keyword that it is played with says where it may enter" {
  covers = { "ONC-023", "822.1.d" },
  battlefields = { "Void Gate" },
  you = {
    hand = { "Out of the Reeds", "Green Recruit" }, units = { ["Void Gate"] = { "Tally Raven" } },
    runes = { mind = 1 },
  },
  foe = { controls = { "Void Gate" } },

  run = function(t)
    t.you:play("Out of the Reeds", { to = "Void Gate" })
    t:everyone_passes()

    t:expect_unit("Green Recruit", { at = "Void Gate" })
  end,
}

scenario "A unit that would be played is banished, paid and played by nobody" {
  covers = { "ONC-024", "373", "370.1.a" },
  turn_player = "foe",
  you = { base = { "Barred Door" } },
  foe = { hand = { "Green Recruit" }, runes = { mind = 1 } },

  run = function(t)
    t.foe:play("Green Recruit")

    t:expect { foe = { banished = { "Green Recruit" }, base = {}, runes_ready = 0 } }
  end,
}

scenario "A spell instead of which nothing happens goes to the trash, once" {
  covers = { "ONC-025", "373" },
  turn_player = "foe",
  you = { base = { "Word Eater" } },
  foe = { hand = { "Small Bolt", "Small Bolt" }, runes = { mind = 2 } },

  run = function(t)
    t.foe:play("Small Bolt", { target = "Word Eater" })
    t:everyone_passes()
    t:expect_unit("Word Eater", { damage = 0 })
    t:expect { foe = { trash = { "Small Bolt" } }, chain = {} }
    t.foe:play("Small Bolt", { target = "Word Eater" })
    t:everyone_passes()

    t:expect_unit("Word Eater", { damage = 1 })
  end,
}

scenario "What is played instead is not replaced again" {
  covers = { "ONC-026", "370.2" },
  you = { base = { "Mold Press" }, hand = { "Green Recruit" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Green Recruit")
    t:everyone_passes()

    t:expect { you = { base = { "Mold Press", "Recruit", "Recruit" }, banished = { "Green Recruit" } } }
  end,
}

scenario "A card may be played as something else" {
  covers = { "ONC-027", "373" },
  you = { hand = { "Two in a Coat", "Two in a Coat" }, runes = { mind = 4 } },

  run = function(t)
    t.you:play("Two in a Coat", { may = true })
    t:everyone_passes()
    t:expect { you = { base = { "Recruit", "Recruit" }, trash = { "Two in a Coat" } } }
    t.you:play("Two in a Coat", { may = false })
    t:everyone_passes()

    t:expect { you = { base = { "Recruit", "Recruit", "Two in a Coat" } } }
  end,
}

scenario "The cost of what happens as it is attached is none of playing it" {
  covers = { "ONC-028", "ONC-029", "725.2" },
  you = {
    hand = { "Paid Charm", "Fit It" }, base = { "Green Recruit", "Proud Smith" }, deck = { "Gust" },
    runes = { mind = 4 },
  },

  run = function(t)
    t.you:play("Paid Charm")
    t:everyone_passes()
    t:expect { you = { runes_ready = 3 } }
    t.you:play("Fit It", { target = { { "Paid Charm" }, { "Green Recruit" } }, may = true })
    t:everyone_passes()

    t:expect { you = { runes_ready = 1, hand = { "Gust" } } }
    t:expect_unit("Proud Smith", { might = 3 })
  end,
}

scenario "An 'as' that comes with the attachment adds nothing to it" {
  covers = { "ONC-037", "370.3", "370.1.b.1" },
  you = {
    base = { "Guild Elder", "Thin Vein", "Thin Vein" }, hand = { "Fit It", "Fit It" },
    runes = { mind = 2 },
  },

  run = function(t)
    t.you:play("Fit It", { target = { { "Thin Vein" }, { "Guild Elder" } } })
    t:everyone_passes()
    t:expect_unit("Guild Elder", { might = 2 })
    t.you:play("Fit It", { target = { { "Thin Vein" }, { "Guild Elder" } } })
    t:everyone_passes()

    t:expect_unit("Guild Elder", { might = 3 })
  end,
}

scenario "Who comes to bear something gets text by that, and does not hear it" {
  covers = { "ONC-035", "370.1.b.1", "383.2.c" },
  you = {
    base = { "Guild Master", "Green Recruit", "Small Idol", "Tall Idol" }, hand = { "Fit It", "Fit It" },
    deck = { "Gust", "Flash" }, runes = { mind = 2 },
  },

  run = function(t)
    t.you:play("Fit It", { target = { { "Small Idol" }, { "Green Recruit" } } })
    t:everyone_passes()
    t:expect { you = { hand = { "Fit It" } } }
    t.you:play("Fit It", { target = { { "Tall Idol" }, { "Green Recruit" } } })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "Effect Text hears its own coming where it says so, and not as a text of the host" {
  covers = { "ONC-036", "725.1", "370.1.b.1" },
  you = {
    base = { "Green Recruit", "Greedy Charm", "Small Idol" }, hand = { "Fit It", "Fit It" },
    deck = { "Gust", "Flash", "Tibbers", "Mega-Mech" }, runes = { mind = 2 },
  },

  run = function(t)
    t.you:play("Fit It", { target = { { "Greedy Charm" }, { "Green Recruit" } } })
    t:everyone_passes()
    t:expect { you = { hand = { "Fit It", "Gust" } } }
    t.you:play("Fit It", { target = { { "Small Idol" }, { "Green Recruit" } } })
    t:answers { you = { { order = 1 } } }
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash", "Tibbers" } } }
  end,
}
