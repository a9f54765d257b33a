-- `another` in what happened leaves out what was chosen.

scenario "The only spell of the foe is no other one" {
  covers = { "LTR-106", "425" },
  you = { hand = { "Second Thought" }, runes = { calm = 2 } },
  foe = { hand = { "Discipline" }, runes = { calm = 2 }, base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Discipline", { target = "Mega-Mech" })
    t.foe:pass()
    t.you:play("Second Thought", { target = "Discipline" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 10 })
  end,
}

scenario "A spell before it is" {
  covers = { "LTR-106", "425" },
  you = { hand = { "Second Thought" }, runes = { calm = 2 } },
  foe = { hand = { "Discipline", "Discipline" }, runes = { calm = 4 }, base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Discipline", { target = "Mega-Mech" })
    t:everyone_passes()
    t.foe:play("Discipline", { target = "Mega-Mech" })
    t.foe:pass()
    t.you:play("Second Thought", { target = "Discipline" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 10 })
  end,
}

local function pains(target, hand)
  return function(t)
    t.you:play("Hextech Ray", { target = "Mega-Mech" })
    t:everyone_passes()
    t.you:play("Shared Pain", { target = target })
    t:everyone_passes()

    t:expect { you = { hand = hand } }
  end
end

local function hurt(name, target, hand)
  scenario(name) {
    covers = { "LTR-107", "417" },
    you = {
      base = { "Recruit" }, units = { ["0"] = { "Mega-Mech" } }, hand = { "Hextech Ray", "Shared Pain" },
      runes = { fury = 2, mind = 1 }, deck = { "Gust" },
    },

    run = pains(target, hand),
  }
end

hurt("Who was damaged is no other one", "Mega-Mech", {})
hurt("For another unit it is", "Recruit", { "Gust" })
