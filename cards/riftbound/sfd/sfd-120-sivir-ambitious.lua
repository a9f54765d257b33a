-- SFD-120 Sivir, Ambitious
-- Conquering after an attack, excess damage of five or more may strike an enemy unit once more.
card "SFD-120" {
  when { conquers = unit { me, attacking }, provided = player { you, excess = at_least(5) },
    may, target = unit { enemy },
    run = function(u) deal(excess(you), u) end,
  },
}
