-- LTR-074 Foreign Toll
-- To choose a unit here that is not one's own costs one Energy more.
card "LTR-074" {
  passive { unit { here, except { theirs } }, cost_to_choose = { energy = 1 } },
}
