-- What an effect says of an additional cost is about the last one above it (356.2).

given { battlefields = { "Blank Battlefield", "Blank Battlefield" } }

for _, case in ipairs {
  { "no", "no", 0 },
  { "yes", "no", 1 },
  { "no", "yes", 2 },
  { "yes", "yes", 3 },
} do
  local first, second, cards = case[1], case[2], case[3]

  scenario("Two Tolls, first cost " .. first .. ", second " .. second) {
    covers = { "PAI-106", "356.2" },
    you = { hand = { "Two Tolls" }, base = { "Recruit" }, runes = { mind = 2 } },

    run = function(t)
      t.you:play("Two Tolls", { additional = { { first }, { second } } })
      t:everyone_passes()

      t:expect { you = { hand_size = cards } }
    end,
  }
end

scenario "A target's Might is at most the Energy of the second cost" {
  covers = { "PAI-107", "355.10" },
  you = { hand = { "Measured Blow" }, base = { "Recruit" }, runes = { mind = 4 } },
  foe = { base = { "Recruit", "Mega-Mech" } },

  run = function(t)
    t.you:play("Measured Blow", { additional = false, amount = 3 })
    t:everyone_passes()

    t:expect { foe = { base = { "Mega-Mech" } } }
  end,
}

scenario "No Energy is offered with which nothing could be chosen" {
  covers = { "PAI-107", "355.1" },
  you = { hand = { "Measured Blow" }, base = { "Recruit" }, runes = { mind = 3 } },
  foe = { base = { "Recruit", "Mega-Mech" } },

  run = function(t)
    t.you:play("Measured Blow", { additional = true, amount = "?" })
    t.you:offers_not("amount", 0)
    t.you:offers("amount", 1)
    t.you:offers("amount", 2)
    t.you:answer(1)
    t:everyone_passes()

    t:expect { foe = { base = { "Mega-Mech" } } }
  end,
}

scenario "With the first cost alone nothing is chosen, and the other effect happens" {
  covers = { "PAI-108", "356.2" },
  you = { hand = { "Blow or Page" }, base = { "Recruit" }, runes = { mind = 2 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Blow or Page", { additional = { { "yes" }, { "no" } } })
    t:everyone_passes()

    t:expect { you = { hand_size = 1 }, foe = { base = { "Mega-Mech" } } }
  end,
}

scenario "With the second cost alone the unit is killed, and nothing else happens" {
  covers = { "PAI-108", "356.2" },
  you = { hand = { "Blow or Page" }, base = { "Recruit" }, runes = { mind = 2 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Blow or Page", { additional = { { "no" }, { "yes" } } })
    t:everyone_passes()

    t:expect { you = { hand_size = 0 }, foe = { base = {} } }
  end,
}

for _, case in ipairs {
  { "yes", "no", 2 },
  { "no", "yes", 1 },
} do
  local own, tithe, cards = case[1], case[2], case[3]

  scenario("Tolled Tithe, own cost " .. own .. ", that of its keyword " .. tithe) {
    covers = { "PAI-109", "356.2" },
    you = { hand = { "Tolled Tithe" }, base = { "Recruit" }, runes = { mind = 2 } },

    run = function(t)
      t.you:play("Tolled Tithe", { additional = { { own }, { tithe } } })
      t:everyone_passes()

      t:expect { you = { hand_size = cards } }
    end,
  }
end
