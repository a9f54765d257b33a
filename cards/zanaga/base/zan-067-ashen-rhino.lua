-- ZAN-067 Ashen Rhino
-- Armour and items that prevent damage do nothing against it.

card "ZAN-067" {
  passive { me, unsoftened },
}
