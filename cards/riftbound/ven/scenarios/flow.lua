-- Flow.

scenario "A spell that flows and changes hands is banished all the same" {
  covers = { "Flow", "829.1.b.1", "191", "VEN-003" },
  you = { trash = { "Brittle Steel" }, runes = { fury = 5 } },
  foe = { base = { "Orb of Regret" }, hand = { "Mystic Reversal" }, runes = { calm = 7 } },

  run = function(t)
    t.you:play("Brittle Steel", { from = "trash", target = "Orb of Regret" })
    t.you:pass()
    t.foe:play("Mystic Reversal", { target = "Brittle Steel", may = false })
    t:everyone_passes()

    t:expect { you = { trash = {}, banished = { "Brittle Steel" } }, foe = { trash = { "Mystic Reversal", "Orb of Regret" } } }
  end,
}
