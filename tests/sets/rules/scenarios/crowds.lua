-- Boards far larger than any usual one: nothing is cut off.

-- Lists [name] so many times.
local function many(name, n)
  local list = {}
  for i = 1, n do list[i] = name end
  return list
end

local function and_more(list, more)
  for _, name in ipairs(more) do list[#list + 1] = name end
  return list
end

scenario "Three hundred passives add their Might, and forty take theirs away" {
  covers = { "RUL-093", "RUL-094", "477.3" },
  you = { base = { "Mega-Mech" }, gear = many("Plain Banner", 300) },
  foe = { gear = many("Dim Lamp", 40) },

  run = function(t) t:expect_unit("Mega-Mech", { might = 268 }) end,
}

scenario "An ability chooses a hundred and fifty units, and reaches each" {
  covers = { "RUL-095" },
  you = { base = many("Recruit", 150), hand = { "Great Muster" }, runes = { order = 1 } },

  run = function(t)
    local all = {}
    for i = 1, 150 do all[i] = "Recruit#" .. i end
    t.you:play("Great Muster", { target = all })
    t:everyone_passes()

    for i = 1, 150 do t:expect_unit("Recruit#" .. i, { might = 2 }) end
  end,
}

scenario "A loop visits five hundred units, and a list holds them" {
  covers = { "RUL-096" },
  you = { base = many("Recruit", 500), hand = { "Roll Call" }, runes = { order = 1 } },

  run = function(t)
    t.you:play("Roll Call")
    t:everyone_passes()

    for _, i in ipairs { 1, 160, 257, 300, 500 } do t:expect_unit("Recruit#" .. i, { might = 3 }) end
  end,
}

scenario "Ten extra turns are all taken" {
  covers = { "RUL-097", "735" },
  you = { hand = { "Ten Dawns" }, runes = { order = 1 }, deck = many("Mega-Mech", 20) },

  run = function(t)
    t.you:play("Ten Dawns")
    t:everyone_passes()
    for _ = 1, 10 do
      t:next_turn()
      t:expect { turn_player = "you" }
    end
    t:next_turn()
    t:expect { turn_player = "foe" }
  end,
}

scenario "Of twenty-one replacements of one event the last may be the one that applies" {
  covers = { "LTR-011", "LTR-023", "RUL-092", "370" },
  you = {
    base = and_more(many("Collector's Box", 20), { "Pouty Poro", "Twin Ward" }),
    hand = { "Long Storm" },
    runes = { fury = 1 },
  },

  run = function(t)
    t:answers { you = { { order = "Twin Ward" } } }
    t.you:play("Long Storm", { target = "Pouty Poro" })
    t:everyone_passes()

    t:expect_unit("Pouty Poro", { at = "base", damage = 0, exhausted = true })
  end,
}

scenario "Beside a hundred Seals the last one pays" {
  covers = { "OGN-040", "357" },
  you = {
    gear = and_more(many("Seal of Focus", 100), { "Seal of Rage" }),
    hand = { "Hextech Ray" },
    runes = { fury = { ready = 1 } },
  },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Mega-Mech", pay = "Seal of Rage" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 3 })
    t:expect_unit("Seal of Rage", { exhausted = true })
  end,
}

scenario "After three hundred changes that last, one that is used up is the one that goes" {
  covers = { "LTR-021", "RUL-095" },
  you = {
    base = many("Mega-Mech", 300),
    hand = { "Roll Call", "Parry", "Long Storm", "Long Storm" },
    runes = { order = 1, calm = 1, fury = 2 },
  },

  run = function(t)
    t.you:play("Roll Call")
    t:everyone_passes()
    t.you:play("Parry", { target = "Mega-Mech#1" })
    t:everyone_passes()
    t.you:play("Long Storm", { target = "Mega-Mech#1" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech#1", { might = 10, damage = 0 })
    t:expect_unit("Mega-Mech#300", { might = 10 })

    t.you:play("Long Storm", { target = "Mega-Mech#1" })
    t:everyone_passes()
    t:expect { you = { trash = { "Roll Call", "Parry", "Long Storm", "Long Storm", "Mega-Mech" } } }
  end,
}
