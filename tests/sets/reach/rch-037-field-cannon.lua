-- RCH-037 Field Cannon
-- May be played to a battlefield of yours, and stays there; one damage to an enemy unit there.
card "RCH-037" {
  can { played = me, to = battlefield { yours } },
  passive { me, stays },
  when { played = me, target = unit { enemy, here }, run = function(u) deal(1, u) end },
}
