-- PRC-107 Sober Judge
-- Your gear has no abilities.
card "PRC-107" {
  passive { gear { friendly }, loses = all },
}
