-- ZAN-161 Kapok Longbow
-- The first ranged roll of its owner in each combat may be rolled again once.

card "ZAN-161" {
  activated {
    provided = { keeps(moment, "rolled"), keeps(step, "ranged"), noted(hero_rolls), noted(first_roll) },
    uses = 1,
    renews = this_combat,
    run = function() note(roll_again, 1) end,
  },
}
