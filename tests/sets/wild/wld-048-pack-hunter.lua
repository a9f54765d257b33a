-- WLD-048 Pack Hunter
-- Has Tank with another wolf, Assault 2 with two, and both with three.
card "WLD-048" {
  passive { me, has = { "Tank" }, provided = unit { yours, another, tag = "Wolf" } },
  passive { me, has = "Assault 2", provided = unit { yours, another, tag = "Wolf", count = at_least(2) } },
}
