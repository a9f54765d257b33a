-- ZAN-131 The Sun That Stays
-- While in play: all values of challenges and gods are 1 higher.

card "ZAN-131" {
  passive { challenge { mind = at_least(1) }, mind_more = 1 },
  passive { challenge { body = at_least(1) }, body_more = 1 },
  passive { challenge { spirit = at_least(1) }, spirit_more = 1 },
  passive { god, mind_more = 1, body_more = 1, spirit_more = 1 },
}
