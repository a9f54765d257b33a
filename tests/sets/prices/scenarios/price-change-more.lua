-- See price-change.lua: what adds more may be what dies for the cost.

scenario "The Vein makes no Gold richer when it has died for the cost" {
  covers = { "PRC-031", "PRC-102", "357.2" },
  you = { base = { "Rich Vein" }, gear = { "Gold" }, hand = { "Starved Wolf" } },

  run = function(t) t.you:refused("play", "Starved Wolf", "357.1") end,
}

scenario "The Vein makes Gold richer while another unit dies" {
  covers = { "PRC-031", "PRC-102", "357.2" },
  you = { base = { "Rich Vein", "Pouty Poro" }, gear = { "Gold" }, hand = { "Starved Wolf" } },

  run = function(t)
    t.you:play("Starved Wolf")

    t:expect { you = { units = { base = { "Rich Vein", "Starved Wolf" } }, gear = {} } }
  end,
}
