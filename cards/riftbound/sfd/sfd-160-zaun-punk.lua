-- SFD-160 Zaun Punk
-- A friendly gear killed while playing it kills another one.
card "SFD-160" {
  as { played = me, may, cost = { kill = gear { friendly } } },
  when { played = me, provided = paid(), target = gear, run = function(g) kill(g) end },
}
