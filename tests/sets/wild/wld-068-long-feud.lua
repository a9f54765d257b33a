-- WLD-068 Long Feud
-- Until your next turn begins, each unit that dies gives its controller's opponents a card.
local feud = when { dies = unit { enemy }, run = function() draw(1) end }

card "WLD-068" { effect { run = function() delayed(feud, until_your_turn) end } }
