-- UNL-177 Ivern, Friend to All.

scenario "Ivern is what his player says, and with all four a conquest is worth a point more" {
  covers = { "UNL-177", "355.1", "471" },
  you = { hand = { "Ivern, Friend to All" }, resources = { energy = 6 }, base = { "Bird", "Gustwalker", "Daring Poro" }, units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Ivern, Friend to All", { to = "0", mode = "Cat" })
    t:next_turn()
    t:next_turn()
    t:everyone_passes()

    t:expect { you = { points = 2 } }
  end,
}

scenario "The wrong choice leaves one out" {
  covers = { "UNL-177" },
  you = { hand = { "Ivern, Friend to All" }, resources = { energy = 6 }, base = { "Bird", "Gustwalker", "Daring Poro" }, units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Ivern, Friend to All", { to = "0", mode = "Poro" })
    t:next_turn()
    t:next_turn()
    t:everyone_passes()

    t:expect { you = { points = 1 } }
  end,
}

scenario "A conquest counts as a hold does, and each of the four is needed" {
  covers = { "UNL-177" },
  you = { base = { "Ivern, Friend to All", "Bird", "Gustwalker", "Daring Poro", "Rengar, Trophy Hunter" } },

  run = function(t)
    t.you:move("Ivern, Friend to All", "0")
    t:fight()
    t:everyone_passes()

    t:expect { you = { points = 2 } }
  end,
}

scenario "Without a Bird there is no point more, whoever the enemy has" {
  covers = { "UNL-177" },
  you = { base = { "Ivern, Friend to All", "Gustwalker", "Daring Poro", "Rengar, Trophy Hunter" } },
  foe = { base = { "Bird" } },

  run = function(t)
    t.you:move("Ivern, Friend to All", "0")
    t:fight()
    t:everyone_passes()

    t:expect { you = { points = 1 } }
  end,
}

scenario "Without a Dog there is no point more" {
  covers = { "UNL-177" },
  you = { base = { "Ivern, Friend to All", "Bird", "Daring Poro", "Rengar, Trophy Hunter" } },

  run = function(t)
    t.you:move("Ivern, Friend to All", "0")
    t:fight()
    t:everyone_passes()

    t:expect { you = { points = 1 } }
  end,
}

scenario "Without a Poro there is no point more" {
  covers = { "UNL-177" },
  you = { base = { "Ivern, Friend to All", "Bird", "Gustwalker", "Rengar, Trophy Hunter" } },

  run = function(t)
    t.you:move("Ivern, Friend to All", "0")
    t:fight()
    t:everyone_passes()

    t:expect { you = { points = 1 } }
  end,
}
