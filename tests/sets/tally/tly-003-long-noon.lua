-- TLY-003 Long Noon
-- After this phase there is an additional Main Phase.
card "TLY-003" { effect { run = function() extra_phase("Main") end } }
