-- ZAN-211 Thunder Tube
-- Activate before the first round: a ranged attack at once, to which the challenge does
-- not answer.

card "ZAN-211" {
  activated {
    provided = keeps(moment, "before"),
    cost = { activate = me },
    run = function() shoot_first(hero_of(you)) end,
  },
}
