-- VEN-061 Decree of Insight
-- Five Might less this turn for an enemy unit of Body; its Deflect costs nothing.
card "VEN-061" {
  passive { me, ignores = "Deflect" },
  effect { target = unit { enemy, body }, run = function(u) give_might(u, -5, this_turn) end },
}
