-- ZAN-034 Termite Colossus
-- Weapons add no damage against it.

card "ZAN-034" {
  passive { me, gearless },
}
