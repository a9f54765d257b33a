-- ZAN-216 Padded Vest
-- What it adds to life and stamina of its owner.

card "ZAN-216" {
  passive {
    hero { friendly },
    life_more = 1,
    provided = card { me, at = pack, except { put_by } },
  },
}
