-- VEN-065 Swain, Visionary
-- Conquering after you played a unit, a gear and a spell this turn, tokens aside, a point more.
local a_unit = happened { finalized = unit { except { token } }, by = you }
local a_gear = happened { finalized = gear { except { token } }, by = you }
local a_spell = happened { finalized = spell, by = you }

card "VEN-065" {
  when { conquers = me, provided = { a_unit, a_gear, a_spell }, run = function() gain_points(1) end },
}
