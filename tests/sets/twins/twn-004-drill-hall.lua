-- TWN-004 Drill Hall
-- Your units can learn, once each turn, for one Energy.
local drill = activated { each_turn = 1, cost = { energy = 1 }, run = function() draw(1) end }

card "TWN-004" {
  passive { unit { yours }, has = drill },
}
