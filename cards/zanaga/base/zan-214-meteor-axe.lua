-- ZAN-214 Meteor Axe
-- Before its owner attacks with it, the owner suffers 1 exhaustion or the damage is 1
-- lower.

card "ZAN-214" {
  passive {
    hero { friendly },
    melee_more = -1,
    provided = { keeps(step, "melee"), noted(attacking), card { me, except { put_by } } },
  },
  activated {
    provided = { keeps(moment, "hit"), keeps(step, "melee"), noted(hero_rolls), card { me, except { put_by } } },
    cost = { tire = hero { friendly } }, uses = 1, renews = this_round, run = function() add_to_harm(1) end,
  },
}
