-- ZAN-046 Wind Eater
-- A ranged attack that fails deals the attacker's own damage to the attacker, besides.

card "ZAN-046" {
  when {
    missed = fighter,
    provided = { card { me, fought }, keeps(step, "ranged") },
    run = function() suffer(it, harm(it, 1)) end,
  },
}
