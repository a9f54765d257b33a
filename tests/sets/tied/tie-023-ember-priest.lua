-- TIE-023 Ember Priest
-- An enemy unit is singed three times.
card "TIE-023" {
  when { played = me, target = unit { enemy }, run = function(u) count_on(u, "singed", 3) end },
}
