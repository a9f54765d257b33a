-- GWT-053 Foltest: The Siegemaster
-- Your siege row has twice its strength for the rest of the round, as with a horn.
local blown = passive { unit { friendly, at = siege }, doubled = 2 }

card "GWT-053" { activated { run = function() delayed(blown, this_round) end } }
