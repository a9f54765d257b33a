-- UNL-217 Trapping Grounds.

scenario "A conquest of the Trapping Grounds with three excess damage brings a Bird" {
  covers = { "UNL-217", "UNL-T02", "465.2" },
  you = { base = { "Vanguard Sergeant" } },
  foe = { units = { ["Trapping Grounds"] = { "Recruit" } } },

  run = function(t)
    t:answers { you = { { to = "base" } } }
    t.you:move("Vanguard Sergeant", "Trapping Grounds")
    t:fight()

    t:expect { you = { base = { "Bird" } } }
  end,
}

scenario "Two excess damage catch no Bird" {
  covers = { "UNL-217" },
  you = { base = { "Shipyard Skulker" } },
  foe = { units = { ["Trapping Grounds"] = { "Recruit" } } },

  run = function(t)
    t.you:move("Shipyard Skulker", "Trapping Grounds")
    t:fight()

    t:expect { you = { base = {}, points = 1 } }
  end,
}

scenario "A conquest elsewhere catches no Bird at your Trapping Grounds" {
  covers = { "UNL-217" },
  you = { units = { ["Trapping Grounds"] = { "Recruit" } }, base = { "Vanguard Sergeant" } },
  foe = { units = { ["Zaun Warrens"] = { "Recruit" } } },

  run = function(t)
    t.you:move("Vanguard Sergeant", "Zaun Warrens")
    t:fight()

    t:expect { you = { base = {}, points = 1 } }
  end,
}

scenario "A conquest without a combat catches no Bird, whatever was fought before" {
  covers = { "UNL-217" },
  battlefields = { "Trapping Grounds", "Zaun Warrens" },
  you = { base = { "Vanguard Sergeant", "Recruit" } },
  foe = { units = { ["Zaun Warrens"] = { "Recruit" } } },

  run = function(t)
    t.you:move("Vanguard Sergeant", "Zaun Warrens")
    t:fight()
    t.you:move("your Recruit", "Trapping Grounds")
    t:fight()

    t:expect { you = { base = {}, points = 2, controls = { "Trapping Grounds", "Zaun Warrens" } } }
  end,
}
