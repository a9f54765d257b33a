-- UNL-046 Friendship
-- One Might this turn for each of four kinds of animals among your units.
card "UNL-046" {
  effect { target = unit, run = function(u) give_might(u, companion_kinds(), this_turn) end },
}
