-- OGN-082 Whiteflame Protector
-- On arrival, eight Might for a unit until the turn ends.
card "OGN-082" {
  when { played = me, target = unit, run = function(u) give_might(u, 8, this_turn) end },
}
