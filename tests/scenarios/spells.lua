-- Playing spells: targets, costs, the chain.

scenario "Void Seeker deals 4 and draws a card" {
  covers = { "OGN-024", "417", "413" },
  you = { hand = { "Void Seeker" }, runes = { fury = 4 }, deck = { "Mega-Mech" } },
  foe = { units = { ["Zaun Warrens"] = { "Chemtech Enforcer" } } },

  run = function(t)
    t.you:play("Void Seeker", { target = "Chemtech Enforcer" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Chemtech Enforcer" } }, you = { hand = { "Mega-Mech" } } }
  end,
}
