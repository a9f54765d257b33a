-- ZAN-220 Porter's Sandals
-- Its owner has 1 more life and 1 more stamina.

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
