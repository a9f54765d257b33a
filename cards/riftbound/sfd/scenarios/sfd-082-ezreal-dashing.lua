scenario "Ezreal shoots with his Might as he attacks, and fights no more" {
  covers = { "SFD-082", "417", "465.2" },
  you = { base = { "Ezreal, Dashing" } },
  foe = { units = { ["0"] = { "Shipyard Skulker", "Recruit" }, ["1"] = { "Mega-Mech" } } },

  run = function(t)
    t:answers { you = { { target = "?" } } }
    t.you:move("Ezreal, Dashing", "0")
    t.you:offers_not("target", "Mega-Mech")
    t.you:answer("Shipyard Skulker")
    t:everyone_passes()
    t:expect { foe = { trash = { "Shipyard Skulker" } } }
    t:fight()

    t:expect { foe = { units = { ["0"] = { "Recruit" } } }, you = { base = { "Ezreal, Dashing" } } }
  end,
}

scenario "Ezreal shoots as he defends and goes home for one Mind" {
  covers = { "SFD-082", "806", "446" },
  you = { units = { ["0"] = { "Ezreal, Dashing" } }, runes = { mind = 1 } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { damage = 3 })
    t.foe:pass()
    t.you:use("Ezreal, Dashing")
    t:everyone_passes()

    t:expect { you = { base = { "Ezreal, Dashing" }, runes = 0 } }
  end,
}

scenario "Ezreal, gone before he shoots, shoots nobody" {
  covers = { "SFD-082", "359.3.e.12", "359.3.f.2" },
  you = { base = { "Ezreal, Dashing" } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Gust" }, runes = { chaos = 3 } },

  run = function(t)
    t.you:move("Ezreal, Dashing", "0")
    t.you:pass()
    t.foe:play("Gust", { target = "Ezreal, Dashing" })
    t:everyone_passes()

    t:expect { you = { hand = { "Ezreal, Dashing" } } }
    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}
