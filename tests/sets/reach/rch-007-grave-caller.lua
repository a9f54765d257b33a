-- RCH-007 Grave Caller
-- Plays a unit from your trash.
card "RCH-007" {
  effect { target = unit { yours, at = trash }, run = function(u) play(u) end },
}
