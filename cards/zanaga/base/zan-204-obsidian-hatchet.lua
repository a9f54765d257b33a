-- ZAN-204 Obsidian Hatchet
-- When its owner rolls two equal dice in a melee attack, the attack hits.

card "ZAN-204" {
  passive { hero { friendly }, hits_on_pair, provided = card { me, except { put_by } } },
}
