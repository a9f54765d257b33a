-- PRC-092 Keyword Fork
-- Equip by discard or a kill.
card "PRC-092" {
  costs { Equip = either({ discard = unit }, { kill = gear { friendly, another } }) },
}
