scenario "A unit whose Might falls to its damage dies" {
  covers = { "SFD-066", "R228", "142.4.b" },
  you = { hand = { "Frigid Touch" }, runes = { mind = 2 } },
  foe = { base = { { "Playful Phantom", damage = 3 }, { "Vanguard Sergeant", damage = 1 } } },

  run = function(t)
    t.you:play("Frigid Touch", { target = "Playful Phantom" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Playful Phantom" }, base = { "Vanguard Sergeant" } } }
  end,
}
