-- KPT-024 Mixed Band
-- A buff for each of up to two units of yours with different names.
card "KPT-024" {
  effect { target = unit { friendly, count = at_most(2), different = "name" }, run = function(us) buff(us) end },
}
