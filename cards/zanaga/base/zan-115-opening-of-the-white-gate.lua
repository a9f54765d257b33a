-- ZAN-115 Opening of the White Gate
-- The Lost City appears on the active hero's space.

card "ZAN-115" {
  effect { run = function() city_to(hero_of(turn_player())) end },
}
