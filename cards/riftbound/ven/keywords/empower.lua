-- For its cost this becomes Empowered; it may be used only while that does something (827).
local without = either(permanent { me, except { empowered } }, legend { me, except { empowered } },
  permanent { me, tag = "Zealous", zeal = at_most(1) })

keyword "Empower" {
  activated { cost = value(), provided = without, run = function() empower(me) end },
}

says {
  { "clause", "«Empower» — {c:uses} .", "costs { Empower = c }" },
  { "clause", "«Empower» — {c:uses} or {d:uses} .", "costs { Empower = either({ c }, { d }) }" },
  { "action", "disempower {m:self}", "{ empowered = m }" },
  { "action", "disempower something you control", "{ empowered = either(permanent { yours }, legend { yours }) }" },
}
