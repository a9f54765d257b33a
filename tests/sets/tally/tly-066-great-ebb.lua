-- TLY-066 Great Ebb
-- All units in bases return to their owners' hands.
card "TLY-066" { effect { run = function() put(unit { at = base }, hand) end } }
