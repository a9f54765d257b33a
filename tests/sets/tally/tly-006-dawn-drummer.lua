-- TLY-006 Dawn Drummer
-- As you awaken it gains a point of Might for the turn.
card "TLY-006" {
  when { awaken_phase = you, run = function() give_might(me, 1, this_turn) end },
}
