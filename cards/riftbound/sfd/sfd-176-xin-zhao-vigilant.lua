-- SFD-176 Xin Zhao, Vigilant
-- Ready on arrival if two other units of yours are in your base.
card "SFD-176" {
  passive { me, enters = readied, provided = unit { yours, another, at = base, count = at_least(2) } },
}
