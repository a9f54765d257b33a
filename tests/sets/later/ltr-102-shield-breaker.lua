-- LTR-102 Shield Breaker
-- Units with Tank have no abilities.
card "LTR-102" {
  passive { unit { has = "Tank" }, loses = all },
}
