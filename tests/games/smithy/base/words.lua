-- Three gold, for cards that bring it.

local three = cost { gold = 3 }

words { strike_gold = function() add(three) end }
