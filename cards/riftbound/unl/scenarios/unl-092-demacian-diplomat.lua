-- UNL-092 Demacian Diplomat.

scenario "The Diplomat brings you one experience" {
  covers = { "UNL-092", "728", "383.4.a" },
  you = { hand = { "Demacian Diplomat" }, runes = { body = 2 } },

  run = function(t)
    t.you:play("Demacian Diplomat")
    t:everyone_passes()

    t:expect { you = { xp = 1 }, foe = { xp = 0 } }
  end,
}
