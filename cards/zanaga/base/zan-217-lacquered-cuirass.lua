-- ZAN-217 Lacquered Cuirass
-- Its owner rolls at most four movement dice.

card "ZAN-217" {
  passive { you, dice_less = 1 },
}
