-- A friendly unit may die for it: then it costs as much less as that one cost.
keyword "Fed" {
  as { played = me, may, cost = { kill = unit { friendly } } },
  passive { me, cost = { energy = -1 }, each = energy_paid(), provided = paid() },
}
