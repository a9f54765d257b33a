-- ZAN-027 Mud Crocodile
-- If the hero escapes from it, the hero's first ally suffers its melee damage.

card "ZAN-027" {
  when { escaped = me, run = function() suffer(top(party, turn_player()), melee(me)) end },
}
