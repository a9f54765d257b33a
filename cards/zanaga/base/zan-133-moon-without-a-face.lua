-- ZAN-133 Moon Without a Face
-- While in play: no survival token can be used.

card "ZAN-133" {
  passive { player, no_survival },
}
