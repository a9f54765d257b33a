-- SFD-077 Rocket Barrage
-- Four damage to a unit in a base, or the end of a gear.
card "SFD-077" {
  effect { modes = {
    { "deal 4 to a unit in a base", target = unit { at = base }, run = function(u) deal(4, u) end },
    { "kill a gear", target = gear, run = function(g) kill(g) end },
  } },
}
