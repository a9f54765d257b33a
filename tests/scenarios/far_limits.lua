-- Far more than any usual game has: nothing is cut off.

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

scenario "Three Farrons beside 17 units: each of the 17 has Assault of all three" {
  covers = { "476.1", "OGN-015" },
  you = { base = and_more(many("Captain Farron", 3), many("Recruit", 17)) },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move(and_more(many("Captain Farron", 3), many("Recruit", 17)), "0")

    t:expect_unit("Recruit#1", { might = 4, keywords = { "Assault 3" } })
    t:expect_unit("Recruit#17", { might = 4, keywords = { "Assault 3" } })
    t:expect_unit("Captain Farron#3", { might = 7, keywords = { "Assault 2" } })
  end,
}

scenario "A hundred units on one side: combat damage reaches each of them" {
  covers = { "465.2.c" },
  you = { base = many("Mega-Mech", 13) },
  foe = { units = { ["0"] = many("Recruit", 100) } },

  run = function(t)
    t.you:move(many("Mega-Mech", 13), "0")
    t.you:pass()
    t.foe:pass()
    for i = 1, 12 do t.foe:answer("Mega-Mech#" .. i) end

    t:expect { you = { units = { ["0"] = { "Mega-Mech" } } }, foe = { units = { ["0"] = {} } } }
  end,
}

scenario "Twenty Farrons beside forty units: more than a thousand abilities are given" {
  covers = { "476.1", "OGN-015" },
  you = { base = and_more(many("Captain Farron", 20), many("Recruit", 40)) },

  run = function(t)
    t:expect_unit("Recruit#1", { keywords = { "Assault 20" } })
    t:expect_unit("Recruit#40", { keywords = { "Assault 20" } })
    t:expect_unit("Captain Farron#20", { keywords = { "Assault 19" } })
  end,
}

scenario "More abilities given than any game has room for stop it by name" {
  covers = { "OGN-015" },
  you = { base = many("Captain Farron", 66) },
  ends = "limit",

  run = function(t)
    t:expect { over = true, reason = "limit", limit = "abilities given at once" }
  end,
}
