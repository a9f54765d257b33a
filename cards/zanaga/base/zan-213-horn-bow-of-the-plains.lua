-- ZAN-213 Horn Bow of the Plains
-- In savanna its owner may attack in the ranged phase of the first round and in one
-- phase more.

card "ZAN-213" {
  passive { hero { friendly }, attacks_more = 1,
    provided = {
      noted(first_round),
      keeps(step, "ranged"),
      hero { in_fight, friendly, at = space { terrain = "savanna" } },
      card { me, except { put_by } },
    } },
}
