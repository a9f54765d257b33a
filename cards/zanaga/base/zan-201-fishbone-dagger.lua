-- ZAN-201 Fishbone Dagger
-- Its owner has 1 more in the first melee roll of each combat.

card "ZAN-201" {
  passive {
    hero { friendly },
    roll_more = 1,
    provided = { noted(first_roll), keeps(step, "melee"), card { me, except { put_by } } },
  },
}
