-- ZAN-079 Mane of the Sun
-- While it roams, the values of all other beasts are 1 higher.

local roams = card { me, at = roaming }

card "ZAN-079" {
  passive { challenge { another, traits = "beast", mind = at_least(1) }, mind_more = 1, provided = roams },
  passive { challenge { another, traits = "beast", body = at_least(1) }, body_more = 1, provided = roams },
  passive { challenge { another, traits = "beast", spirit = at_least(1) }, spirit_more = 1, provided = roams },
}
