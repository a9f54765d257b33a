-- OGN-152 Mistfall
-- A friendly unit that you just buffed becomes ready for one Body Power and exhausting this.
card "OGN-152" {
  when { buffed = unit { friendly }, by = you, may, cost = { body = 1, exhaust = me },
    run = function() ready(it) end,
  },
}
