-- RUL-004 Turncoat
-- An enemy unit at a battlefield changes sides where it stands.
card "RUL-004" {
  effect { target = unit { enemy, at = battlefield }, run = function(u) take_control(u) end },
}
