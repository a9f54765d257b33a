-- RUL-051 Battle Reckoner
-- Excess damage of three or more in its conquest is dealt to an enemy unit.
card "RUL-051" {
  when { conquers = me, provided = player { you, excess = at_least(3) }, target = unit { enemy },
    run = function(u) deal(excess(you), u) end },
}
