-- TIE-003 War Lesson
-- For the turn a unit has the text of two keywords: two Might more while both hold for its player.
local lesson = level { 2, legion { passive { me, might = 2 } } }

card "TIE-003" {
  effect { target = unit, run = function(u) give(u, lesson, this_turn) end },
}
