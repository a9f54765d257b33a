-- PRC-031 Rich Vein
-- Your Gold adds one Energy more.
card "PRC-031" {
  passive { gear { yours, name = "Gold" }, adds_more = { energy = 1 } },
}
