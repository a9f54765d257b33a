-- LTR-069 Planted Flag
-- A Tentacle to a battlefield that you choose.
card "LTR-069" {
  effect { target = battlefield, run = function() play_token("Tentacle", readied, it) end },
}
