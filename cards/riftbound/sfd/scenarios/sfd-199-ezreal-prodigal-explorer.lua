-- SFD-199 Ezreal, Prodigal Explorer.

scenario "Ezreal draws after two choices of enemies" {
  covers = { "SFD-199", "377.2.b", "813" },
  you = {
    legend = "Ezreal, Prodigal Explorer", hand = { "Cleave", "Cleave", "Cleave" }, runes = { fury = 3 },
    deck = { "Gust", "Charm" }, base = { "Petty Officer" },
  },
  foe = { base = { "Mega-Mech", "Orb of Regret" } },

  run = function(t)
    t.you:play("Cleave", { target = "Mega-Mech" })
    t:everyone_passes()
    t.you:play("Cleave", { target = "Petty Officer" })
    t:everyone_passes()
    t.you:refused("use", "Ezreal, Prodigal Explorer")
    t.you:play("Cleave", { target = "Mega-Mech" })
    t.you:use("Ezreal, Prodigal Explorer")
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, legend_exhausted = true } }
  end,
}

scenario "An enemy gear and a unit's ability count, a gear's ability does not" {
  covers = { "SFD-199" },
  you = {
    legend = "Ezreal, Prodigal Explorer",
    hand = { "Factory Recall", "First Mate" },
    gear = { "Orb of Regret" },
    runes = { chaos = 4 },
    deck = { "Gust", "Charm" },
  },
  foe = { base = { "Mega-Mech", "Iron Ballista" } },

  run = function(t)
    t.you:play("Factory Recall", { target = "Iron Ballista" })
    t:everyone_passes()
    t.you:use("Orb of Regret", { target = "Mega-Mech" })
    t:everyone_passes()
    t.you:refused("use", "Ezreal, Prodigal Explorer")
    t.you:play("First Mate", { target = "Mega-Mech" })
    t:everyone_passes()
    t.you:use("Ezreal, Prodigal Explorer")
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "Choices of an opponent are not Ezreal's" {
  covers = { "SFD-199" },
  you = { legend = "Ezreal, Prodigal Explorer", hand = { "Cleave" }, runes = { fury = 1 }, base = { "Petty Officer" } },
  foe = { base = { "Mega-Mech" }, hand = { "Discipline", "Discipline" }, runes = { calm = 4 } },

  run = function(t)
    t.you:play("Cleave", { target = "Petty Officer" })
    t.you:pass()
    t.foe:play("Discipline", { target = "Mega-Mech" })
    t.foe:play("Discipline", { target = "Mega-Mech" })
    t:everyone_passes()

    t.you:refused("use", "Ezreal, Prodigal Explorer")
  end,
}
