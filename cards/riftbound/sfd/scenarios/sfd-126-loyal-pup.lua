-- SFD-126 Loyal Pup.

scenario "Loyal Pup runs to the battlefield that is attacked and defends there" {
  covers = { "SFD-126", "383.4.f", "464.2.c" },
  you = { base = { "Loyal Pup" }, units = { ["0"] = { "Shipyard Skulker" } } },
  foe = { base = { "Petty Officer" } },
  turn_player = "foe",

  run = function(t)
    t:answers { you = { { may = true } } }
    t.foe:move("Petty Officer", "0")
    t.you:pass()
    t.foe:pass()

    t:expect_unit("Loyal Pup", { at = "Blank Battlefield", defending = true })
    t:fight()
    t:expect { foe = { trash = { "Petty Officer" } } }
  end,
}

scenario "Loyal Pup may stay at home" {
  covers = { "SFD-126", "383.3.a" },
  you = { base = { "Loyal Pup" }, units = { ["0"] = { "Shipyard Skulker" } } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t:answers { you = { { may = false } } }
    t.foe:move("Mega-Mech", "0")

    t:expect_unit("Loyal Pup", { at = "base" })
    t:expect { chain = {} }
  end,
}

scenario "Loyal Pup does not run to an attack of yours" {
  covers = { "SFD-126", "383.4.f" },
  you = { base = { "Loyal Pup", "Petty Officer" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Petty Officer", "0")

    t:expect { chain = {} }
    t:expect_unit("Loyal Pup", { at = "base" })
  end,
}
