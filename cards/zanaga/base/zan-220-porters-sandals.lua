-- ZAN-220 Porter's Sandals
-- What it adds to life and stamina of its owner.

card "ZAN-220" {
  passive {
    hero { friendly },
    life_more = 1,
    provided = card { me, at = pack, except { put_by } },
  },
  passive {
    hero { friendly },
    stamina_more = 1,
    provided = card { me, at = pack, except { put_by } },
  },
}
