-- UNL-027 Inviolus Vox
-- Conquering, a friendly unit gets eight Might this turn.
card "UNL-027" {
  when { conquers = me, target = unit { friendly }, run = function(u) give_might(u, 8, this_turn) end },
}
