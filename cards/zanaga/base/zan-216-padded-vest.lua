-- ZAN-216 Padded Vest
-- Its owner has 1 more life.

card "ZAN-216" {
  passive {
    hero { friendly },
    life_more = 1,
    provided = card { me, at = pack, except { put_by } },
  },
}
