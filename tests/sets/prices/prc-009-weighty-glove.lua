-- PRC-009 Weighty Glove
-- Its Equip costs as much Energy less as the chosen unit has Might.
card "PRC-009" {
  passive { ability { me }, choosing = unit, cost = { energy = -1 }, each = might(it) },
}
