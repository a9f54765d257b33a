-- For its cost this becomes Empowered; it may be used only while it is not (827).
local without = either(permanent { me, except { empowered } }, legend { me, except { empowered } })

keyword "Empower" {
  activated { cost = value(), provided = without, run = function() empower(me) end },
}
