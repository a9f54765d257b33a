-- ZAN-205 Blowpipe
-- Activate when a ranged attack hits: the challenge's values are 2 lower until the round
-- ends.

card "ZAN-205" {
  activated {
    provided = { keeps(moment, "hit"), keeps(step, "ranged"), noted(hero_rolls) },
    cost = { activate = me },
    run = function()
      give_number(front_foe(), "mind", -2, this_round)
      give_number(front_foe(), "body", -2, this_round)
      give_number(front_foe(), "spirit", -2, this_round)
    end,
  },
}
