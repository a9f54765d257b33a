-- How often abilities trigger, how much damage kills, and what Might becomes.

scenario "Conquering here triggers once more, for the unit itself too" {
  covers = { "RCH-023", "383.4.c" },
  you = { base = { "Echoing Crown" }, deck = { "Mega-Mech", "Mega-Mech", "Mega-Mech" } },
  battlefields = { "Zaun Warrens" },

  run = function(t)
    t.you:move("Echoing Crown", "Blank Battlefield")
    t:fight()
    t:everyone_passes()

    t:expect { you = { hand_size = 2 } }
  end,
}

scenario "Conquering elsewhere triggers once" {
  covers = { "RCH-023", "RCH-025", "RCH-026" },
  you = {
    base = { "Echoing Crown", { "Patient Reader", attached = { "Sky Edge" } } },
    deck = { "Mega-Mech", "Mega-Mech", "Mega-Mech" },
  },
  battlefields = { "Zaun Warrens" },

  run = function(t)
    t.you:move("Patient Reader", "Blank Battlefield")
    t:fight()
    t:everyone_passes()

    t:expect { you = { hand_size = 1 } }
  end,
}

scenario "Without the edge a conquest is no hold" {
  covers = { "RCH-025", "RCH-026" },
  you = { base = { "Patient Reader" }, deck = { "Mega-Mech", "Mega-Mech" } },

  run = function(t)
    t.you:move("Patient Reader", "Blank Battlefield")
    t:fight()
    t:everyone_passes()

    t:expect { you = { hand_size = 0 } }
  end,
}

scenario "Temporary does not trigger beside the warden, elsewhere it does" {
  covers = { "RCH-024", "RCH-031", "816" },
  turn_player = "foe",
  you = {
    base = { "Brief Guest" },
    units = { ["Zaun Warrens"] = { "Hush Warden", "Brief Guest" } },
  },

  run = function(t)
    t.foe:end_turn()
    t:everyone_passes()

    t:expect {
      you = { base = {}, units = { ["Zaun Warrens"] = { "Hush Warden", "Brief Guest" } } },
    }
  end,
}

scenario "The bonus of Equipment is doubled on its host alone" {
  covers = { "RCH-027", "137.3" },
  you = {
    base = {
      { "Twin Belt", attached = { "Plain Sword", "Sky Edge" } },
      { "Recruit", attached = { "Plain Sword" } },
    },
  },

  run = function(t)
    t:expect_unit("Twin Belt", { might = 9 })
    t:expect_unit("Recruit", { might = 2 })
  end,
}

scenario "One damage of yours is lethal; one unit at each place is chosen" {
  covers = { "RCH-028", "142.4.c", "R139" },
  you = { hand = { "Old Wyrm" }, runes = { fury = 5 } },
  foe = {
    base = { "Mega-Mech", "Recruit" },
    units = { ["Zaun Warrens"] = { "Whistling Smith" } },
    hand = { "Quick Thought" },
  },

  run = function(t)
    t.you:play("Old Wyrm", {
      target = { { "Mega-Mech" }, { "Whistling Smith" } },
    })
    t:everyone_passes()

    t:expect { foe = { base = { "Recruit" }, units = {}, trash = { "Mega-Mech", "Whistling Smith" } } }
  end,
}

scenario "In combat one damage each is enough" {
  covers = { "RCH-028", "465.2.c" },
  you = { base = { "Old Wyrm" } },
  foe = { units = { ["Zaun Warrens"] = { "Mega-Mech", "Mega-Mech" } } },

  run = function(t)
    t.you:move("Old Wyrm", "Zaun Warrens")
    t:fight()

    t:expect { foe = { trash = { "Mega-Mech", "Mega-Mech" } } }
  end,
}

scenario "Might becomes one, and what adds to it counts on" {
  covers = { "RCH-029", "477.1" },
  you = {
    hand = { "Flattening Word" }, runes = { calm = 1 },
    base = { { "Mega-Mech", buffs = 1, attached = { "Plain Sword" } } },
  },

  run = function(t)
    t.you:play("Flattening Word")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 3 })
    t:next_turn()
    t:expect_unit("Mega-Mech", { might = 10 })
  end,
}

scenario "It enters ready at a battlefield" {
  covers = { "RCH-030" },
  you = {
    hand = { "Gate Runner" }, runes = { body = 2 },
    units = { ["Zaun Warrens"] = { "Recruit" } },
  },

  run = function(t)
    t.you:play("Gate Runner", { to = "Zaun Warrens" })
    t:expect_unit("Gate Runner", { ready = true })
  end,
}

scenario "It enters exhausted at home" {
  covers = { "RCH-030" },
  you = {
    hand = { "Gate Runner" }, runes = { body = 2 },
    units = { ["Zaun Warrens"] = { "Recruit" } },
  },

  run = function(t)
    t.you:play("Gate Runner", { to = "base" })
    t:expect_unit("Gate Runner", { exhausted = true })
  end,
}
