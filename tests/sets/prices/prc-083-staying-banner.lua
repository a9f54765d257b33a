-- PRC-083 Staying Banner
-- You may play it to a battlefield, where it stays; your units there have one Might more.
card "PRC-083" {
  can { played = me, to = battlefield },
  passive { me, stays },
  passive { unit { friendly, at = here }, might = 1 },
}
