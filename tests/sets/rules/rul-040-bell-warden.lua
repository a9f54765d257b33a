-- RUL-040 Bell Warden
-- One Might for you each time a showdown begins where it stands.
card "RUL-040" {
  when { showdown_begins = battlefield { here }, run = function() give_might(me, 1, this_turn) end },
  when { combat_begins = battlefield { here }, run = function() draw(1) end },
  when { combat_ends = battlefield { here }, run = function() buff(me) end },
  when { showdown_ends = battlefield { here }, run = function() ready(me) end },
}
