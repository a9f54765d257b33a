-- UNL-178 Poppy, Defender of the Meek
-- Three experience make her three Energy cheaper.
card "UNL-178" {
  as { played = me, may, cost = { xp = 3 } },
  passive { me, cost = { energy = -3 }, provided = paid() },
}
