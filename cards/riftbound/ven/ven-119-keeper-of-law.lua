-- VEN-119 Keeper of Law
-- Two Energy and an Order less while you have a battlefield at which exactly two units stand.
card "VEN-119" {
  passive { me, cost = { energy = -2, order = -1 }, provided = battlefield { yours, has = unit { count = 2 } } },
}
