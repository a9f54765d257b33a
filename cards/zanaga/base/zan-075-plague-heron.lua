-- ZAN-075 Plague Heron
-- While it roams, no wounds can be healed in villages.

card "ZAN-075" {
  passive { player, no_healing, provided = card { me, at = roaming } },
}
