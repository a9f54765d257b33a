-- ZAN-134 Weaving of the Last Net
-- While in play: nobody can try to escape from challenges.

card "ZAN-134" {
  passive { challenge, cannot_escape },
}
