-- PRC-061 Cheap Landing
-- At an open battlefield you may play it for one Energy.
card "PRC-061" {
  can { played = me, to = battlefield { open }, cost = { energy = 1 } },
}
