-- ZAN-177 Brother Cinder
-- May suffer 1 exhaustion before a magic roll of your hero: the roll has 2 more.

card "ZAN-177" {
  activated {
    provided = { keeps(moment, "roll"), keeps(step, "magic"), noted(hero_rolls) },
    cost = { tire = me },
    uses = 1,
    renews = this_round,
    run = function() add_to_roll(2) end,
  },
}
