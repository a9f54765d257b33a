-- LTR-058 Cold Water
-- Takes the buff off a unit of yours.
card "LTR-058" { effect { target = unit { yours }, run = function(u) spend_buff(u) end } }
