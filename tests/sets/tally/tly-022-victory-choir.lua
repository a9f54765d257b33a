-- TLY-022 Victory Choir
-- A point.
card "TLY-022" { effect { run = function() gain_points(1) end } }
