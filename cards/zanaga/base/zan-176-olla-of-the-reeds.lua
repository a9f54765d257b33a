-- ZAN-176 Olla of the Reeds
-- Your hero may enter swamp and river with any movement die.

card "ZAN-176" {
  passive { you, enters_swamp },
  passive { you, enters_river },
}
