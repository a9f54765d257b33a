-- UNL-011 Fresh Beans
-- A unit that you play during a showdown: exhaust this for a card.
card "UNL-011" {
  when { played = unit, by = you, provided = battlefield { in_showdown }, may, cost = { exhaust = me },
    run = function() draw(1) end,
  },
}
