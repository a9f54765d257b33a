-- SFD-125 Fae Porter.

scenario "Fae Porter fetches a friend for one Chaos" {
  covers = { "SFD-125", "383.3.b", "446" },
  you = { base = { "Fae Porter", "Petty Officer" }, runes = { chaos = 1 } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:move("Fae Porter", "0")
    t:everyone_passes()
    t:fight()

    t:expect { you = { units = { ["0"] = { "Fae Porter", "Petty Officer" } }, runes = 0 } }
    t:expect_unit("Petty Officer", { ready = true })
  end,
}

scenario "Fae Porter brings nobody who is there already, and no enemy" {
  covers = { "SFD-125", "355.4.a", "402.4" },
  you = { base = { "Fae Porter" }, units = { ["0"] = { "Shipyard Skulker" } }, runes = { chaos = 1 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:move("Fae Porter", "0")

    t:expect { chain = {}, you = { runes = 1 } }
  end,
}

scenario "Without Chaos Fae Porter comes alone, and at home it fetches nobody" {
  covers = { "SFD-125", "383.3.b.1" },
  you = { base = { "Petty Officer" }, units = { ["0"] = { "Fae Porter" }, ["1"] = { "Shipyard Skulker" } }, runes = { chaos = 1 } },

  run = function(t)
    t.you:move("Fae Porter", "base")

    t:expect { chain = {}, you = { runes = 1, units = { ["1"] = { "Shipyard Skulker" } } } }
  end,
}

scenario "The place is that of the move, even if Fae Porter is gone" {
  covers = { "SFD-125", "359.3.f.3" },
  you = { base = { "Fae Porter", "Petty Officer" }, runes = { chaos = 1 } },
  foe = { hand = { "Stupefy", "Gust" }, runes = { mind = 1, chaos = 1 } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:move("Fae Porter", "0")
    t.you:pass()
    t.foe:play("Stupefy", { target = "Fae Porter" })
    t.foe:pass()
    t.you:pass()
    t.you:pass()
    t.foe:play("Gust", { target = "Fae Porter" })
    t:everyone_passes()

    t:expect { you = { hand = { "Fae Porter" }, units = { ["0"] = { "Petty Officer" } } } }
  end,
}
