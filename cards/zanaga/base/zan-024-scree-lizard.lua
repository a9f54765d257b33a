-- ZAN-024 Scree Lizard
-- An attacker without a weapon deals at most 1 wound to it in a combat.

card "ZAN-024" {
  passive { me, blunts },
  when {
    struck = me,
    provided = noted(bare_handed),
    run = function() count_on(me, "tally", 1) end,
  },
  when { combat_over = me, run = function() count_on(me, "tally", -tally(me)) end },
}
