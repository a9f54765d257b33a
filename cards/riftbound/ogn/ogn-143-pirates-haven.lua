-- OGN-143 Pirate's Haven
-- A friendly unit that you ready has a Might more for the turn.
card "OGN-143" {
  when { readied = unit { friendly }, by = you, run = function() give_might(it, 1, this_turn) end },
}
