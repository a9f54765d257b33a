-- ZAN-171 Skull Abacus
-- Discard when a ritual of the skull is complete: its effect does not happen.

card "ZAN-171" {
  instead {
    ritual_acts = ritual { symbol = "skull" },
    may,
    cost = { discard = me },
    provided = card { me, at = pack },
  },
}
