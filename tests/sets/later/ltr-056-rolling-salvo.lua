-- LTR-056 Rolling Salvo
-- Three damage to a unit at a battlefield; each time anew.
card "LTR-056" { effect { target = unit { at = battlefield }, run = function(u) deal(3, u) end } }
