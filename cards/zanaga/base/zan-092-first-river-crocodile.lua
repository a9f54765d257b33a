-- ZAN-092 First River Crocodile
-- The first damage that it deals in a combat is doubled.

card "ZAN-092" {
  passive {
    fighter { in_fight },
    harm_more = melee(me),
    provided = card { me, fought, tally = 0 },
  },
  when {
    harmed = fighter,
    provided = card { me, fought },
    run = function() count_on(me, "tally", 1) end,
  },
  when { combat_over = me, run = function() count_on(me, "tally", -tally(me)) end },
}
