-- OGN-194 Nocturne, Horrifying
-- Seen on top of your deck it may be banished and then played for one Power.

local one_power = cost { any = 1 }

card "OGN-194" {
  as { seen = me, by = you, from = deck, may,
    run = function()
      local gone = banish(me)
      if gone and wants("play it for one power") then play(gone, one_power) end
    end,
  },
}
