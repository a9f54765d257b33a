-- VEN-149 Jayce, Defender of Tomorrow
-- An Energy and his exhaustion ready a gear, or two once he is Empowered.
card "VEN-149" {
  activated { cost = { energy = 1, exhaust = me }, target = gear, run = function(g) ready(g) end },
  empowered {
    activated { cost = { energy = 1, exhaust = me }, target = gear { count = 2 }, run = function(two) ready(two) end },
  },
}
