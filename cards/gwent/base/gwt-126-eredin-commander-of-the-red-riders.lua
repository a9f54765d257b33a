-- GWT-126 Eredin: Commander of the Red Riders
-- Your close combat row has twice its strength for the rest of the round, as with a horn.
local blown = passive { unit { friendly, at = close }, doubled = 2 }

card "GWT-126" { activated { run = function() delayed(blown, this_round) end } }
