-- ZAN-174 Godbane Spear
-- Against a god its owner has 2 more Body, and the god's ability never chooses the phase
-- in which the owner attacks.

local in_hand = card { me, at = pack, except { put_by } }

card "ZAN-174" {
  passive { hero { friendly }, body_more = 2, provided = { god { fought }, in_hand } },
}
