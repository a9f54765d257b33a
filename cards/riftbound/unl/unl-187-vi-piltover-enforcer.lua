-- UNL-187 Vi, Piltover Enforcer
-- Conquering with three excess damage assigned, she may be exhausted to ready a unit.
card "UNL-187" {
  when { conquers = you, provided = player { you, excess = at_least(3) }, may, cost = { exhaust = me },
    target = unit,
    run = function(u) ready(u) end,
  },
}
