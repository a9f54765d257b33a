-- ZAN-054 Sunken Warrior
-- Attacks of allies deal no damage to it.

card "ZAN-054" {
  passive { me, allies_harmless },
}
