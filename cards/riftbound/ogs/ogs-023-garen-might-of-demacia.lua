-- OGS-023 Garen, Might of Demacia
-- Conquering with four units or more there brings two cards.
card "OGS-023" {
  when { conquers = you, provided = unit { yours, there, count = at_least(4) },
    run = function() draw(2) end,
  },
}
