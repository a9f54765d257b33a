-- PRC-131 Thrift Guild
-- What your gear does costs as much Energy less as the unit it chooses has Might.
card "PRC-131" {
  passive {
    gear { friendly },
    has = passive { ability { me }, choosing = unit, cost = { energy = -1 }, each = might(it) },
  },
}
