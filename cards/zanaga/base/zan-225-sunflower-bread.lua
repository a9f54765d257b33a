-- ZAN-225 Sunflower Bread
-- Discard in your turn: remove 2 exhaustion from the hero.

card "ZAN-225" {
  activated {
    provided = keeps(moment, "turn"),
    cost = { discard = me },
    run = function() relieve(hero_of(you), 2) end,
  },
}
