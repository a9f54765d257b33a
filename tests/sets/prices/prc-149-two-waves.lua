-- PRC-149 Two Waves
-- Choose one, and then the other: stun a unit; kill a gear.
card "PRC-149" {
  effect { modes = { fresh,
    { "stun", target = unit, run = function(u) stun(u) end },
    { "kill", target = gear, run = function(g) kill(g) end },
  } },
  effect { modes = { fresh,
    { "stun", target = unit, run = function(u) stun(u) end },
    { "kill", target = gear, run = function(g) kill(g) end },
  } },
}
