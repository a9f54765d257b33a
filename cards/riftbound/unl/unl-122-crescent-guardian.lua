-- UNL-122 Crescent Guardian
-- After a spell this turn one Chaos more makes it enter ready.
card "UNL-122" {
  as { played = me, may, cost = { chaos = 1 }, provided = happened { finalized = spell, by = you } },
  passive { me, enters = readied, provided = paid() },
}
