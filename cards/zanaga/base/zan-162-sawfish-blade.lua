-- ZAN-162 Sawfish Blade
-- Activate when a melee attack of its owner hits: it deals 1 wound more, and the owner
-- suffers 1 exhaustion.

card "ZAN-162" {
  activated {
    provided = { keeps(moment, "hit"), keeps(step, "melee"), noted(hero_rolls) },
    cost = { activate = me },
    run = function()
      add_to_harm(1)
      tire(hero_of(you), 1)
    end,
  },
}
