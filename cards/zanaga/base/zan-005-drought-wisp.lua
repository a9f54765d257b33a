-- ZAN-005 Drought Wisp
-- Its Spirit is 1 higher for each exhaustion counter on the hero.

card "ZAN-005" {
  passive { me, spirit_more = 1, each = total("exhaustion", hero { in_fight }) },
}
