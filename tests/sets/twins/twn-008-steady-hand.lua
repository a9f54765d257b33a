-- TWN-008 Steady Hand
-- Your units may draw a card once in all.
local steady = activated { once, run = function() draw(1) end }

card "TWN-008" {
  passive { unit { yours }, has = steady },
}
