-- OGN-097 Blastcone Fae
-- On arrival it takes two Might from a unit for the turn; one Might always stays.
card "OGN-097" {
  when { played = me, target = unit, run = function(u) give_might(u, -2, this_turn, 1) end },
}
