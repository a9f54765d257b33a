-- LTR-026 Gloom
-- Four Might less for a unit this turn.
card "LTR-026" {
  effect { target = unit, run = function(u) give_might(u, -4, this_turn) end },
}
