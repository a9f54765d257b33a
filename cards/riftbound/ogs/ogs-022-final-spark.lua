-- OGS-022 Final Spark
-- Eight damage to a unit, wherever it stands.
card "OGS-022" {
  effect { target = unit, run = function(u) deal(8, u) end },
}
