-- LTR-084 Song Tax
-- You may discard a card while playing a spell; it costs two Energy less then.
card "LTR-084" {
  passive { spell { yours }, has = {
    as { played = me, may, cost = { discard = 1 } },
    passive { me, cost = { energy = -2 }, provided = paid() },
  } },
}
