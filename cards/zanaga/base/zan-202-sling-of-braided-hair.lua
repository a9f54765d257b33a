-- ZAN-202 Sling of Braided Hair
-- Its owner has 1 more in the first ranged roll of each combat.

card "ZAN-202" {
  passive {
    hero { friendly },
    roll_more = 1,
    provided = { noted(first_roll), keeps(step, "ranged"), card { me, except { put_by } } },
  },
}
