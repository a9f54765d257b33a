-- What is played instead may be replaced by another effect, and by none twice (370.2, 372).

scenario "Another effect applies to what a replacement plays" {
  covers = { "LTR-087", "LTR-088", "370.2", "372" },
  battlefields = { "Void Gate", "Zaun Warrens" },
  you = { gear = { "Shape Caster" }, hand = { "Planted Flag" }, runes = { fury = 1 } },
  foe = { gear = { "Toll Bell" } },

  run = function(t)
    t:answers { you = { { order = "Shape Caster" } } }
    t.you:play("Planted Flag", { target = "Void Gate" })
    t:everyone_passes()

    t:expect { you = { gear = { "Shape Caster", { "Coin", exhausted = true } }, units = { ["Void Gate"] = {} } } }
  end,
}

scenario "What the other one makes is no unit, and stays" {
  covers = { "LTR-087", "LTR-088", "372" },
  battlefields = { "Void Gate", "Zaun Warrens" },
  you = { gear = { "Shape Caster" }, hand = { "Planted Flag" }, runes = { fury = 1 } },
  foe = { gear = { "Toll Bell" } },

  run = function(t)
    t:answers { you = { { order = "Toll Bell" } } }
    t.you:play("Planted Flag", { target = "Void Gate" })
    t:everyone_passes()

    t:expect { you = { gear = { "Shape Caster", { "Coin", exhausted = true } } } }
  end,
}

scenario "Two of the same effect apply once each, and no more" {
  covers = { "LTR-088", "370.2" },
  battlefields = { "Void Gate", "Zaun Warrens" },
  you = { gear = { "Shape Caster", "Shape Caster" }, hand = { "Planted Flag" }, runes = { fury = 1 } },

  run = function(t)
    t:answers { you = { { order = "Shape Caster#1" } } }
    t.you:play("Planted Flag", { target = "Void Gate" })
    t:everyone_passes()

    t:expect { you = { units = { ["Void Gate"] = { "Likeness" } } } }
  end,
}
