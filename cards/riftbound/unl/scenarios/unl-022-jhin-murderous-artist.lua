-- UNL-022 Jhin, Murderous Artist.

scenario "Jhin's move adds an Energy and a Power at once" {
  covers = { "UNL-022", "429", "446" },
  you = { base = { "Jhin, Murderous Artist", "Recruit" }, hand = { "Monster Harpoon" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Recruit", "1")
    t:fight()
    t:expect { you = { resources = { energy = 0, any = 0 } } }
    t.you:move("Jhin, Murderous Artist", "0")
    t:expect { chain = {}, you = { resources = { energy = 1, any = 1 } } }
    t.you:play("Monster Harpoon", { target = "Mega-Mech" })

    t:expect { you = { resources = { energy = 0, any = 0 } } }
  end,
}

scenario "Jhin goes from battlefield to battlefield, and choosing him costs the foe a Power" {
  covers = { "UNL-022", "Ganking", "Deflect" },
  you = { units = { ["0"] = { "Jhin, Murderous Artist" } } },
  foe = { hand = { "Incinerate" }, runes = { fury = 3 } },

  run = function(t)
    t.you:move("Jhin, Murderous Artist", "1")
    t.you:pass()
    t.foe:play("Incinerate", { target = "Jhin, Murderous Artist" })

    t:expect { foe = { runes = 2 } }
  end,
}
