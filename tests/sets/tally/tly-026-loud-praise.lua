-- TLY-026 Loud Praise
-- Two fame.
card "TLY-026" { effect { run = function() gain("fame", 2) end } }
