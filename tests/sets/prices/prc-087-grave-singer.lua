-- PRC-087 Grave Singer
-- From the trash it costs two cards more.
card "PRC-087" {
  can { played = me, from = trash },
  as { played = me, from = trash, cost = { discard = 2 } },
  effect { run = function() draw(1) end },
}
