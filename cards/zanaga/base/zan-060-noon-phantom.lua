-- ZAN-060 Noon Phantom
-- Its damages are 1 higher while a ritual of the sun is in play.

card "ZAN-060" {
  passive {
    me,
    ranged_more = 1,
    melee_more = 1,
    magic_more = 1,
    provided = ritual { symbol = "sun", at = altar },
  },
}
