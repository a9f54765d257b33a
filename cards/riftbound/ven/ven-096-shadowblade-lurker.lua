-- VEN-096 Shadowblade Lurker
-- Two Energy less for each of its name in your trash.
card "VEN-096" {
  passive { me, cost = { energy = -2 }, each = card { yours, at = trash, name = "Shadowblade Lurker" } },
}
