-- ZAN-051 Stone Idol
-- Items cannot be activated against it.

card "ZAN-051" {
  passive { me, no_activation },
}
