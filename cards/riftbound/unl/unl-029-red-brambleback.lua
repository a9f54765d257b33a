-- UNL-029 Red Brambleback
-- Your conquests of its battlefield fire one more time; conquering, it buffs a friendly unit.
card "UNL-029" {
  passive { yours, triggers_again = "conquers", at = here },
  when { conquers = me, target = unit { friendly }, run = function(u) buff(u) end },
}
