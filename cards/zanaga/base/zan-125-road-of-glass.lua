-- ZAN-125 Road of Glass
-- While in play: roads do not count as a terrain for movement.

card "ZAN-125" {
  passive { player, no_road },
}
