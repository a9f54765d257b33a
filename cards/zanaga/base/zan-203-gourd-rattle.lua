-- ZAN-203 Gourd Rattle
-- Its owner has 1 more in the first magic roll of each combat.

card "ZAN-203" {
  passive {
    hero { friendly },
    roll_more = 1,
    provided = { noted(first_roll), keeps(step, "magic"), card { me, except { put_by } } },
  },
}
