-- LTR-016 Spring
-- Two Energy and one Calm for the pool.
local flow = cost { energy = 2, calm = 1 }

card "LTR-016" { effect { run = function() add(flow) end } }
