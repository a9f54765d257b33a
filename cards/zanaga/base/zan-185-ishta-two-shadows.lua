-- ZAN-185 Ishta Two-Shadows
-- Once in each combat you may suffer 1 exhaustion to roll a roll of yours again.

card "ZAN-185" {
  activated {
    provided = { keeps(moment, "rolled"), noted(hero_rolls) },
    cost = { tire = me },
    uses = 1,
    renews = this_combat,
    run = function() note(roll_again, 1) end,
  },
}
