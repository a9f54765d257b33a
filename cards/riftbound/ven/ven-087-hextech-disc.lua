-- VEN-087 Hextech Disc
-- Its exhaustion empowers it; the status, one Energy and its exhaustion buy a Mech at home.
card "VEN-087" {
  costs { Empower = { exhaust = me } },
  activated { cost = { empowered = me, energy = 1, exhaust = me }, run = function() play_token("Mech", base) end },
}
