-- GWT-156 Francesca Findabair: The Beautiful
-- Your ranged row has twice its strength for the rest of the round, as with a horn.
local blown = passive { unit { friendly, at = ranged }, doubled = 2 }

card "GWT-156" { activated { run = function() delayed(blown, this_round) end } }
