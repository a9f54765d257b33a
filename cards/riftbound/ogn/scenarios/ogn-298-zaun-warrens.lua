-- OGN-298 Zaun Warrens: conquering it swaps a card of the hand for a new one.

scenario "Conquering Zaun Warrens discards a card of your choice, then draws one" {
  covers = { "OGN-298", "383.4.c", "422" },
  battlefields = { "Zaun Warrens" },
  you = { base = { "Recruit" }, hand = { "Mega-Mech", "Flash" }, deck = { "Tibbers" } },

  run = function(t)
    t.you:move("Recruit", "Zaun Warrens")
    t:answers { you = { { discard = "Flash" } } }
    t:fight()

    t:expect { you = { hand = { "Mega-Mech", "Tibbers" }, trash = { "Flash" }, points = 1 } }
  end,
}

scenario "With an empty hand Zaun Warrens still draws" {
  covers = { "OGN-298", "055", "422" },
  battlefields = { "Zaun Warrens" },
  you = { base = { "Recruit" }, deck = { "Tibbers" } },

  run = function(t)
    t.you:move("Recruit", "Zaun Warrens")
    t:fight()

    t:expect { you = { hand = { "Tibbers" }, trash = {} } }
  end,
}

scenario "The card drawn at Zaun Warrens is not the one discarded" {
  covers = { "OGN-298" },
  battlefields = { "Zaun Warrens" },
  you = { base = { "Recruit" }, hand = { "Mega-Mech" }, deck = { "Tibbers" } },

  run = function(t)
    t.you:move("Recruit", "Zaun Warrens")
    t:fight()

    t:expect { you = { hand = { "Tibbers" }, trash = { "Mega-Mech" } } }
  end,
}

scenario "Zaun Warrens swaps nothing for a conquest elsewhere" {
  covers = { "OGN-298", "383.4.c" },
  you = { units = { ["Zaun Warrens"] = { "Recruit" } }, base = { "Shipyard Skulker" }, hand = { "Flash" } },

  run = function(t)
    t.you:move("Shipyard Skulker", "Blank Battlefield")
    t:fight()

    t:expect { you = { points = 1, hand = { "Flash" }, trash = {} } }
  end,
}
