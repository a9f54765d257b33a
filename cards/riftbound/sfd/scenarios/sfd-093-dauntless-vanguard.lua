scenario "The Vanguard comes to an occupied enemy battlefield and fights" {
  covers = { "SFD-093", "355.2", "450" },
  you = { hand = { "Dauntless Vanguard" }, runes = { body = 4 } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:play("Dauntless Vanguard", { to = "0" })
    t:fight()

    t:expect { you = { units = { ["0"] = { "Dauntless Vanguard" } }, points = 1 }, foe = { trash = { "Shipyard Skulker" } } }
  end,
}

scenario "The Vanguard does not come to an empty battlefield" {
  covers = { "SFD-093", "355.2" },
  you = { hand = { "Dauntless Vanguard" }, runes = { body = 4 } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:refused("play", "Dauntless Vanguard", "1")
    t.you:offers("play", "Dauntless Vanguard")
    t.you:play("Dauntless Vanguard", { to = "base" })

    t:expect { you = { base = { "Dauntless Vanguard" } } }
  end,
}
