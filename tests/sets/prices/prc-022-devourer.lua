-- PRC-022 Devourer
-- You may kill a friendly unit: it costs as much less as that one cost.
card "PRC-022" {
  as { played = me, may, cost = { kill = unit { friendly } } },
  passive { me, cost = { energy = -1 }, each = energy_paid(), provided = paid() },
  passive { me, cost = { order = -1 }, each = power_paid(), provided = paid() },
}
