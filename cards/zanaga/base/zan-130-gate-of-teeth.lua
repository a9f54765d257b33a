-- ZAN-130 Gate of Teeth
-- The Lost City appears on the active hero's space, and two challenges of the current
-- adventure deck join the roaming track.

card "ZAN-130" {
  effect { run = function()
    city_to(hero_of(turn_player()))
    add_roamers(2)
  end },
}
