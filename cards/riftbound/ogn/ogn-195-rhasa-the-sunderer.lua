-- OGN-195 Rhasa the Sunderer
-- One Energy cheaper for every card that lies in your trash.
card "OGN-195" {
  passive { me, cost = { energy = -1 }, each = card { yours, at = trash } },
}
