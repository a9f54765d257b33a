-- ZAN-217 Lacquered Cuirass
-- Its owner rolls at most four movement dice, and has 2 more life.

card "ZAN-217" {
  passive {
    hero { friendly },
    life_more = 2,
    provided = card { me, at = pack, except { put_by } },
  },
  passive { you, dice_less = 1 },
}
