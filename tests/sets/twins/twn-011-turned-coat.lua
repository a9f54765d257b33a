-- TWN-011 Turned Coat
-- You control an enemy unit for this turn.
card "TWN-011" {
  effect { target = unit { enemy }, run = function(u) take_control(u, this_turn) end },
}
