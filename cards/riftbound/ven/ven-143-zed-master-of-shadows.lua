-- VEN-143 Zed, Master of Shadows
-- A card of your own that you banish empowers him. The status and his exhaustion, also in showdowns, trade a card of
-- your hand for a new one.
card "VEN-143" {
  when { banished = card { owned }, by = you, run = function() empower(me) end },
  activated { action, cost = { empowered = me, exhaust = me },
    run = function()
      discard(1)
      draw(1)
    end,
  },
}
