-- OGN-112 Kai'Sa, Evolutionary.

scenario "Conquering, Kai'Sa plays a cheap spell from the trash, which is then recycled" {
  covers = { "OGN-112", "383.4.c", "390.3" },
  you = {
    points = 4,
    base = { "Kai'Sa, Evolutionary" },
    trash = { "Consult the Past", "Falling Comet" },
    deck = { "Cleave", "Gust", "Stupefy" },
  },

  run = function(t)
    t.you:move("Kai'Sa, Evolutionary", "0")
    t:answers { you = { { may = true, target = "Consult the Past" } } }
    t:fight()

    t:expect { you = { points = 5, hand = { "Cleave", "Gust" }, trash = { "Falling Comet" }, deck_bottom = { "Consult the Past" } } }
  end,
}

scenario "A spell must cost less than the points" {
  covers = { "OGN-112", "402.4" },
  you = { points = 3, base = { "Kai'Sa, Evolutionary" }, trash = { "Consult the Past" } },

  run = function(t)
    t.you:move("Kai'Sa, Evolutionary", "0")
    t:fight()

    t:expect { you = { points = 4, hand = {}, trash = { "Consult the Past" } } }
  end,
}

scenario "The Power is still to be paid" {
  covers = { "OGN-112", "356.1.b" },
  you = { points = 4, base = { "Kai'Sa, Evolutionary" }, trash = { "Smoke Screen" }, runes = { mind = 1 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:move("Kai'Sa, Evolutionary", "0")
    t:answers { you = { { may = true, target = { { "Smoke Screen" }, { "Mega-Mech" } } } } }
    t:fight()

    t:expect { you = { runes = 0, trash = {} } }
    t:expect_unit("Mega-Mech", { might = 4 })
  end,
}

scenario "A spell that was countered is recycled all the same" {
  covers = { "OGN-112", "390.3.a", "425" },
  you = { points = 4, base = { "Kai'Sa, Evolutionary" }, trash = { "Consult the Past" } },
  foe = { hand = { "Wind Wall" }, runes = { calm = 5 } },

  run = function(t)
    t.you:move("Kai'Sa, Evolutionary", "0")
    t:answers { you = { { may = true, target = { "Consult the Past" } } } }
    t.you:pass()
    t.foe:pass()
    t.you:pass()
    t.foe:pass()
    t.you:pass()
    t.foe:play("Wind Wall", { target = "Consult the Past" })
    t:everyone_passes()

    t:expect { you = { trash = {}, hand = {}, deck_bottom = { "Consult the Past" } } }
  end,
}

scenario "A spell whose Power is not paid was not played: it stays in the trash" {
  covers = { "OGN-112", "358.5", "390.3.a" },
  you = { points = 4, base = { "Kai'Sa, Evolutionary" }, trash = { "Smoke Screen" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:move("Kai'Sa, Evolutionary", "0")
    t:answers { you = { { may = true, target = { "Smoke Screen" } } } }
    t:fight()

    t:expect { you = { trash = { "Smoke Screen" } } }
  end,
}

scenario "A spell that banishes itself is not there to be recycled" {
  covers = { "OGN-112", "OGN-122", "124", "359.3.e.15" },
  you = { points = 10, base = { "Kai'Sa, Evolutionary" }, trash = { "Time Warp" }, resources = { mind = 4 } },
  mate = {},
  foe = { points = 12 },
  foe2 = {},
  victory_score = 14,

  run = function(t)
    t.you:move("Kai'Sa, Evolutionary", "0")
    t:answers { you = { { may = true, target = "Time Warp" } } }
    t:fight()

    t:expect { you = { banished = { "Time Warp" }, trash = {} } }
  end,
}

scenario "Two Kai'Sas who conquer together play a spell each" {
  covers = { "OGN-112", "383.3.d" },
  you = {
    points = 4,
    base = { "Kai'Sa, Evolutionary", "Kai'Sa, Evolutionary" },
    trash = { "Consult the Past", "Consult the Past" },
    deck = { "Cleave", "Gust", "Charm", "Defy", "Block" },
  },

  run = function(t)
    t.you:move({ "Kai'Sa, Evolutionary", "Kai'Sa, Evolutionary#2" }, "0")
    t:answers { you = { { may = true, target = "Consult the Past" }, { may = true, target = "Consult the Past#2" } } }
    t:fight()

    t:expect { you = { trash = {}, hand_size = 4, deck_bottom = { "Consult the Past", "Consult the Past" } } }
  end,
}
