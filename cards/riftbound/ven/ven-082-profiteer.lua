-- VEN-082 Profiteer
-- On arrival something of yours may be Empowered no more, so that a legend, unit or gear becomes so.
card "VEN-082" {
  when { played = me, may, cost = { empowered = either(permanent { yours }, legend { yours }) },
    target = either(permanent, legend), run = function(x) empower(x) end,
  },
}
