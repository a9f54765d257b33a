-- ZAN-015 Rockslinger Imp
-- Its ranged damage is 1 higher in the first round.

card "ZAN-015" {
  passive { me, ranged_more = 1, provided = noted(first_round) },
}
