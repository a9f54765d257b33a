-- TWN-005 Private Lesson
-- A unit can learn for the rest of the turn, twice for free.
local lesson = activated { each_turn = 1, run = function() draw(1) end }

card "TWN-005" {
  effect { target = unit, run = function(u)
    give(u, lesson, this_turn)
    give(u, lesson, this_turn)
  end },
}
