-- VEN-017 Morgana, Vindictive
-- On arrival she deals a unit as much damage as it has already.
card "VEN-017" {
  when { played = me, target = unit, run = function(u) deal(counters("damage", u), u) end },
}
