-- WLD-072 Wolf Fence
-- Wolves do not hurt your units.
card "WLD-072" {
  cannot { damaged = unit { friendly }, with = unit { tag = "Wolf" } },
}
