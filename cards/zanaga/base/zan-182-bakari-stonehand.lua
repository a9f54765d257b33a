-- ZAN-182 Bakari Stonehand
-- Once in each round you may suffer 1 exhaustion when your melee attack hits: it deals 1
-- wound more.

card "ZAN-182" {
  activated {
    provided = { keeps(moment, "hit"), keeps(step, "melee"), noted(hero_rolls) },
    cost = { tire = me },
    uses = 1,
    renews = this_round,
    run = function() add_to_harm(1) end,
  },
}
