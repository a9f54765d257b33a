-- PAI-012 Bent Price
-- Each Energy that is paid besides takes one Power off it.
card "PAI-012" {
  as { played = me, cost = { energy = any_number } },
  passive { me, cost = { fury = -1 }, each = paid() },
  effect { target = unit { at = battlefield }, run = function(u) deal(4, u) end },
}
