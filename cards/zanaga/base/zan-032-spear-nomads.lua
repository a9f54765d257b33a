-- ZAN-032 Spear Nomads
-- Their melee damage is 1 higher for each other raider on the roaming track.

card "ZAN-032" {
  passive { me, melee_more = 1, each = challenge { another, traits = "raider", at = roaming } },
}
