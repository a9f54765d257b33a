-- VEN-149 Jayce, Defender of Tomorrow.

scenario "An Energy and Jayce's exhaustion ready a gear" {
  covers = { "VEN-149", "415" },
  you = { legend = "Jayce, Defender of Tomorrow", gear = { { "Iron Ballista", exhausted = true } }, runes = { mind = 1 } },

  run = function(t)
    t.you:refused("use", "Jayce, Defender of Tomorrow", { ability = 2 })
    t.you:use("Jayce, Defender of Tomorrow", { ability = 1, target = "Iron Ballista" })
    t:everyone_passes()

    t:expect_unit("Iron Ballista", { ready = true })
    t:expect { you = { legend_exhausted = true, runes_ready = 0 } }
  end,
}

scenario "Empowered, Jayce readies two gear" {
  covers = { "VEN-149", "Empower", "Empowered", "827" },
  you = {
    legend = "Jayce, Defender of Tomorrow", runes = { mind = 3 },
    gear = { { "Iron Ballista", exhausted = true }, { "Orb of Regret", exhausted = true }, { "Mushroom Pouch", exhausted = true } },
  },

  run = function(t)
    t.you:use("Jayce, Defender of Tomorrow", { ability = 3 })
    t:everyone_passes()
    t:expect { you = { runes = 1, runes_ready = 1 } }
    t.you:use("Jayce, Defender of Tomorrow", { ability = 2, target = { "Iron Ballista", "Orb of Regret" } })
    t:everyone_passes()

    t:expect_unit("Iron Ballista", { ready = true })
    t:expect_unit("Orb of Regret", { ready = true })
    t:expect_unit("Mushroom Pouch", { ready = false })
  end,
}
