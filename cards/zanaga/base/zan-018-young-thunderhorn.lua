-- ZAN-018 Young Thunderhorn
-- Its melee damage is 2 higher until it has been hit.

card "ZAN-018" {
  passive { me, melee_more = 2, provided = card { me, wounds = 0 } },
}
