-- UNL-157 Scrutinizing Sergeant.

scenario "The Sergeant counts every friendly unit, itself too, wherever it stands" {
  covers = { "UNL-157", "728" },
  you = { hand = { "Scrutinizing Sergeant" }, resources = { energy = 6 }, base = { "Recruit" }, units = { ["0"] = { "Recruit" } } },
  foe = { base = { "Recruit", "Mega-Mech" } },

  run = function(t)
    t.you:play("Scrutinizing Sergeant", { to = "base" })
    t:everyone_passes()

    t:expect { you = { xp = 3 } }
  end,
}

scenario "Units that come in response count for the Sergeant, gear does not" {
  covers = { "UNL-157", "359.3" },
  you = { hand = { "Scrutinizing Sergeant" }, resources = { energy = 6 }, gear = { "Scrapheap" }, units = { ["0"] = { "Recruit" } } },
  foe = { hand = { "Gust" }, resources = { energy = 1 } },

  run = function(t)
    t.you:play("Scrutinizing Sergeant", { to = "base" })
    t.you:pass()
    t.foe:play("Gust", { target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { xp = 1 } }
  end,
}
