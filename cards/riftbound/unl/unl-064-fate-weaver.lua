-- UNL-064 Fate Weaver
-- From the top four cards a spell of four Energy or more may be shown and drawn; the rest is
-- recycled.
local great_spell = spell { energy = at_least(4), count = at_most(1) }

card "UNL-064" {
  when { played = me, run = function() draw_from_top(4, great_spell) end },
}
