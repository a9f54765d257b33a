-- VEN-075 Platewyrm Egg
-- Enters exhausted. An Energy and its exhaustion empower it; its exhaustion adds an Energy, two while Empowered.
card "VEN-075" {
  passive { me, enters = exhausted },
  costs { Empower = { energy = 1, exhaust = me } },
  activated { reaction, cost = { exhaust = me }, adds = { energy = 1 } },
  passive { me, adds_more = { energy = 1 }, provided = gear { me, empowered } },
}
