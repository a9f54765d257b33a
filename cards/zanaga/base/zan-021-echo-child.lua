-- ZAN-021 Echo Child
-- Each of its values is the hero's own value, without items, plus 9.

card "ZAN-021" {
  passive { me, mind_more = total("mind", hero { in_fight }) },
  passive { me, mind_more = -3 },
  passive { me, body_more = total("body", hero { in_fight }) },
  passive { me, body_more = -3 },
  passive { me, spirit_more = total("spirit", hero { in_fight }) },
  passive { me, spirit_more = -3 },
}
