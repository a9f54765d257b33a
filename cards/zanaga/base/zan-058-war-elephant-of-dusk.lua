-- ZAN-058 War Elephant of Dusk
-- Its melee damage is 1 lower for each wound on it.

card "ZAN-058" {
  passive { me, melee_more = -1, each = wounds(me) },
}
