-- The parts of a cost are paid together: what pays one pays no other.

scenario "A gear that would pay the Order by dying cannot die as the cost as well" {
  covers = { "PRC-098", "357.3", "203.3" },
  you = { base = { "Ash Broker" }, gear = { "Gold" } },

  run = function(t)
    t.you:offers_not("use", "Ash Broker")
    t.you:refused("use", "Ash Broker", "203.3")
  end,
}

scenario "With a second gear one pays the Order and the other the cost" {
  covers = { "PRC-098", "357.1" },
  you = { base = { "Ash Broker" }, gear = { "Gold", "Dream Lamp" } },

  run = function(t)
    t.you:use("Ash Broker")
    t:everyone_passes()
    t:expect { you = { hand_size = 1, gear = {}, trash = { "Dream Lamp" } } }
  end,
}

scenario "A gear may be exhausted for the Order and die as the cost" {
  covers = { "PRC-098", "357.1.a", "357.2" },
  you = { base = { "Ash Broker" }, gear = { "Seal of Unity" } },

  run = function(t)
    t.you:use("Ash Broker")
    t:everyone_passes()
    t:expect { you = { hand_size = 1, gear = {}, trash = { "Seal of Unity" } } }
  end,
}

scenario "An exhausted gear pays no Order, but it can die" {
  covers = { "PRC-098" },
  you = { base = { "Ash Broker" }, gear = { { "Seal of Unity", exhausted = true } }, runes = { order = 1 } },

  run = function(t)
    t.you:use("Ash Broker")
    t:everyone_passes()
    t:expect { you = { hand_size = 1, runes = 0, trash = { "Seal of Unity" } } }
  end,
}

scenario "What another has to pay with is not chosen: one of two units stays free" {
  covers = { "PRC-099", "355.16", "357.3" },
  you = { base = { "Twin Usher", "Mega-Mech", "Pouty Poro" } },

  run = function(t)
    t.you:use("Twin Usher", { target = "?" })
    t.you:answer("Mega-Mech")
    t.you:offers_not("target", "Pouty Poro")
    t.you:answer("Twin Usher")
    t:everyone_passes()

    t:expect_unit("Pouty Poro", { exhausted = true, buffs = 0 })
    t:expect_unit("Mega-Mech", { ready = true, buffs = 1 })
    t:expect_unit("Twin Usher", { ready = true, buffs = 1 })
  end,
}

local function gusts(n)
  local list = {}
  for i = 1, n do list[i] = "Gust" end
  return list
end

scenario "Thirty-three cards and one more are thirty-four" {
  covers = { "PRC-100", "203.3" },
  you = { gear = { "Great Pyre" }, trash = gusts(33) },

  run = function(t) t.you:refused("use", "Great Pyre", "203.3") end,
}

scenario "With thirty-four the Pyre burns" {
  covers = { "PRC-100", "203" },
  you = { gear = { "Great Pyre" }, trash = gusts(34) },

  run = function(t)
    t.you:use("Great Pyre", { cost = "Gust#1" })
    t:everyone_passes()
    t:expect { you = { hand_size = 1, trash = {}, banished = { "Gust" } } }
  end,
}

scenario "What cannot be paid as a whole is not asked for" {
  covers = { "PRC-101", "357.3", "404.2" },
  you = { hand = { "Sly Executor" }, gear = { "Gold" } },

  run = function(t)
    t.you:play("Sly Executor")
    t:expect { chain = {}, you = { gear = { "Gold" } } }
  end,
}

scenario "What can be paid as a whole is" {
  covers = { "PRC-101" },
  you = { hand = { "Sly Executor" }, gear = { "Gold", "Dream Lamp" } },

  run = function(t)
    t.you:play("Sly Executor", { may = true })
    t:everyone_passes()
    t:expect { you = { hand_size = 1, gear = {} } }
  end,
}
