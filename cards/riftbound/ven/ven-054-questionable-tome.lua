-- VEN-054 Questionable Tome
-- Its exhaustion empowers it; the status, one Energy and its exhaustion buy a card.
card "VEN-054" {
  costs { Empower = { exhaust = me } },
  activated { cost = { empowered = me, energy = 1, exhaust = me }, run = function() draw(1) end },
}
