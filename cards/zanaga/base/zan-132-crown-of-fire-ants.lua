-- ZAN-132 Crown of Fire Ants
-- While in play: a hero who ends a movement with unused dice suffers 1 exhaustion for
-- each of them.

card "ZAN-132" {
  when {
    movement_ends = player,
    run = function() tire(hero_of(turn_player()), count(objects(cup))) end,
  },
}
