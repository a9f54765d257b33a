-- UNL-120 Rengar, Trophy Hunter
-- Ambush leads him also to battlefields of enemy units, with or without company.
card "UNL-120" {
  can { played = me, to = battlefield { has = unit { enemy } }, reaction },
}
