-- ZAN-035 Vulture Priest
-- Its damages are 1 higher while the hero has a wound.

card "ZAN-035" {
  passive {
    me,
    ranged_more = 1,
    melee_more = 1,
    magic_more = 1,
    provided = hero { in_fight, wounds = at_least(1) },
  },
}
