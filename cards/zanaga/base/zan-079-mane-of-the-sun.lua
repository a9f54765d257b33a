-- ZAN-079 Mane of the Sun
-- While it roams, the values of all other beasts are 1 higher.

card "ZAN-079" {
  passive {
    challenge { another, traits = "beast" },
    mind_more = 1,
    body_more = 1,
    spirit_more = 1,
    provided = card { me, at = roaming },
  },
}
