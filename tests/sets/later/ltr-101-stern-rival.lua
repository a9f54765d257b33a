-- LTR-101 Stern Rival
-- Enemy units have no abilities.
card "LTR-101" {
  passive { unit { enemy }, loses = all },
}
