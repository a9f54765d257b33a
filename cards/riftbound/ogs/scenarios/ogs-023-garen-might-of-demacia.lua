-- OGS-023 Garen, Might of Demacia: two cards for conquering with four units or more.

scenario "Garen, Might of Demacia draws two for a conquest with four units" {
  covers = { "OGS-023", "383.4.c", "413" },
  you = {
    legend = { "Garen, Might of Demacia" },
    base = { "Recruit", "Recruit", "Recruit", "Recruit" },
    deck = { "Mega-Mech", "Flash", "Incinerate" },
  },

  run = function(t)
    t.you:move({ "Recruit", "Recruit", "Recruit", "Recruit" }, "Blank Battlefield")
    t:fight()

    t:expect { you = { points = 1, hand = { "Mega-Mech", "Flash" } } }
  end,
}

scenario "Only those left after the combat count for Garen, Might of Demacia" {
  covers = { "OGS-023", "466.5" },
  you = {
    legend = { "Garen, Might of Demacia" },
    base = { "Recruit", "Recruit", "Recruit", "Recruit" },
  },
  foe = { units = { ["Grove of the God-Willow"] = { "Recruit" } } },

  run = function(t)
    t.you:move({ "your Recruit", "your Recruit", "your Recruit", "your Recruit" }, "Grove of the God-Willow")
    t:fight()

    t:expect { you = { points = 1, hand = {}, controls = { "Grove of the God-Willow" } } }
  end,
}

scenario "Units elsewhere do not count for Garen, Might of Demacia" {
  covers = { "OGS-023" },
  you = {
    legend = { "Garen, Might of Demacia" },
    base = { "Recruit", "Recruit", "Recruit", "Shipyard Skulker" },
  },

  run = function(t)
    t.you:move({ "Recruit", "Recruit", "Recruit" }, "Blank Battlefield")
    t:fight()

    t:expect { you = { points = 1, hand = {} } }
  end,
}

scenario "A fourth unit taken away in response does not stop Garen, Might of Demacia" {
  covers = { "OGS-023", "383.2.a" },
  you = {
    legend = { "Garen, Might of Demacia" },
    base = { "Recruit", "Recruit", "Recruit", "Recruit" },
    deck = { "Mega-Mech", "Flash", "Incinerate" },
  },
  foe = { hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:move({ "Recruit", "Recruit", "Recruit", "Recruit" }, "Blank Battlefield")
    t.you:pass()
    t.foe:pass()
    t:expect { chain = { "Garen, Might of Demacia" } }
    t.you:pass()
    t.foe:play("Gust", { target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { hand = { "Mega-Mech", "Flash" } } }
  end,
}
