-- ZAN-057 Lion of the Red Grass
-- While it roams, a hero who ends a movement in savanna suffers 1 exhaustion.

card "ZAN-057" {
  when { movement_ends = player, provided = card { me, at = roaming }, run = function()
    local h = hero_of(turn_player())

    if stands_on(h, "savanna") then tire(h, 1) end
  end },
}
