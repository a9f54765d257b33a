-- ZAN-021 Echo Child
-- Each of its values is the hero's own value, without items, plus 9.

local in_use = item { at = pack, except { put_by }, controller = hero { in_fight } }

card "ZAN-021" {
  passive { me, mind_more = total("mind", hero { in_fight }) },
  passive { me, mind_more = -1, each = total("adds", in_use, 1) },
  passive { me, mind_more = -3 },
  passive { me, body_more = total("body", hero { in_fight }) },
  passive { me, body_more = -1, each = total("adds", in_use, 2) },
  passive { me, body_more = -3 },
  passive { me, spirit_more = total("spirit", hero { in_fight }) },
  passive { me, spirit_more = -1, each = total("adds", in_use, 3) },
  passive { me, spirit_more = -3 },
}
