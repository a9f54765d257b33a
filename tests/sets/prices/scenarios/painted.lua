-- What a passive that is given to something calls `it` in `choosing` is that thing.

scenario "Choosing what was painted costs less" {
  covers = { "PRC-143", "356.4" },
  you = { hand = { "Painted Mark", "Hextech Ray" }, base = { "Recruit" }, runes = { fury = 3 } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech", "Shipyard Skulker" } } },

  run = function(t)
    t.you:play("Painted Mark", { target = "Mega-Mech" })
    t:everyone_passes()
    t.you:play("Hextech Ray", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { runes_ready = 2 } }
  end,
}

scenario "Choosing another costs as much as before" {
  covers = { "PRC-143", "356.4" },
  you = { hand = { "Painted Mark", "Hextech Ray" }, base = { "Recruit" }, runes = { fury = 3 } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech", "Shipyard Skulker" } } },

  run = function(t)
    t.you:play("Painted Mark", { target = "Mega-Mech" })
    t:everyone_passes()
    t.you:play("Hextech Ray", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { you = { runes_ready = 1 } }
  end,
}

scenario "Choosing another of the same player costs less" {
  covers = { "PRC-144", "356.4" },
  you = { hand = { "Painted Side", "Hextech Ray" }, base = { "Recruit" }, runes = { fury = 3 } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech", "Shipyard Skulker" } } },

  run = function(t)
    t.you:play("Painted Side", { target = "Mega-Mech" })
    t:everyone_passes()
    t.you:play("Hextech Ray", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { you = { runes_ready = 2 } }
  end,
}

scenario "Choosing what is on the other side costs as much as before" {
  covers = { "PRC-144", "356.4" },
  you = { hand = { "Painted Side", "Hextech Ray" }, base = { "Recruit" }, runes = { fury = 3 } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech", "Shipyard Skulker" } } },

  run = function(t)
    t.you:play("Painted Side", { target = "Recruit" })
    t:everyone_passes()
    t.you:play("Hextech Ray", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { you = { runes_ready = 1 } }
  end,
}
