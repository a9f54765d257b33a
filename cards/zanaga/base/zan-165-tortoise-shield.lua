-- ZAN-165 Tortoise Shield
-- Activate when its owner would take damage: 2 of it are prevented.

card "ZAN-165" {
  activated {
    provided = { keeps(moment, "harm"), noted(hero_rolls) },
    cost = { activate = me },
    run = function() add_to_harm(2) end,
  },
}
