-- SFD-125 Fae Porter.

scenario "Fae Porter fetches a friend for one Chaos" {
  covers = { "SFD-125", "383.3.b", "446" },
  you = { base = { "Fae Porter", "Petty Officer" }, runes = { chaos = 1 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t:answers { you = { { may = true, target = "?" } } }
    t.you:move("Fae Porter", "0")
    t.you:offers_not("target", "Mega-Mech")
    t.you:answer("Petty Officer")
    t:everyone_passes()
    t:fight()

    t:expect { you = { units = { ["0"] = { "Fae Porter", "Petty Officer" } }, runes = 0 } }
    t:expect_unit("Petty Officer", { ready = true })
  end,
}

scenario "Fae Porter may come alone" {
  covers = { "SFD-125", "383.3.a" },
  you = { base = { "Fae Porter", "Petty Officer" }, runes = { chaos = 1 } },

  run = function(t)
    t:answers { you = { { may = false } } }
    t.you:move("Fae Porter", "0")

    t:expect { chain = {}, you = { runes = 1, base = { "Petty Officer" } } }
  end,
}

scenario "At home Fae Porter fetches nobody" {
  covers = { "SFD-125" },
  you = { units = { ["0"] = { "Fae Porter" }, ["1"] = { "Shipyard Skulker" } }, runes = { chaos = 1 } },

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
    t:answers { you = { { may = true, target = "Petty Officer" } } }
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
