-- CLK-009 Oil Can
-- One of your units has one strength more for each of your ticks, for good.
card "CLK-009" {
  effect { target = unit { friendly, at = row, except { has = "Hero" } }, run = function(u) give(u, "Wound 1") end },
}
