-- ZAN-224 Marsh Pony
-- Activate after your roll: throw one more movement die.

card "ZAN-224" {
  activated {
    provided = keeps(moment, "move"),
    cost = { activate = me },
    run = function() throw("terrain_die", 1, cup) end,
  },
}
