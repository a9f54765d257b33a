-- ZAN-076 Bog Titan
-- Snare traps do nothing against it, and a failed escape wounds each ally, too.

card "ZAN-076" {
  passive { me, snare_useless },
  when { escape_failed = me, run = function()
    for a in each(objects(party, front_player())) do suffer(a, escape_harm(me, escape_kind(me))) end
  end },
}
