-- ZAN-123 Zenith of the Lidless Eye
-- While in play: no movement die can be rested for exhaustion.

card "ZAN-123" {
  passive { player, no_rest },
}
