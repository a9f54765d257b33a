-- OGN-012 Noxus Hopeful
-- Legion: costs two Energy less.
card "OGN-012" {
  legion { passive { me, cost = { energy = -2 } } },
}
