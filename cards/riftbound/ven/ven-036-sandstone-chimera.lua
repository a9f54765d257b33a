-- VEN-036 Sandstone Chimera
-- While it is at a battlefield a Channel Phase brings each player one rune.
card "VEN-036" {
  instead { channel_phase = player, provided = unit { me, at = battlefield }, run = function() channel(1, they) end },
}
