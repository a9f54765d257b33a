-- ZAN-215 Heart of the Volcano
-- Activate when a magic attack of its owner fails: roll it again with 2 more.

card "ZAN-215" {
  activated {
    provided = { keeps(moment, "rolled"), keeps(step, "magic"), noted(attacking), noted(hero_rolls) },
    cost = { activate = me },
    run = function()
      add_to_roll(2)
      note(roll_again, 1)
    end,
  },
}
