-- ZAN-042 Quarry Ogre
-- It deals twice its damage to allies.

card "ZAN-042" {
  passive {
    ally { in_fight },
    harm_more = ranged(me),
    provided = { card { me, fought }, keeps(step, "ranged") },
  },
  passive {
    ally { in_fight },
    harm_more = melee(me),
    provided = { card { me, fought }, keeps(step, "melee") },
  },
}
