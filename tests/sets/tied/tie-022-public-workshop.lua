-- TIE-022 Public Workshop
-- Each player may pay two Energy for a Recruit in their base, once a turn: the legend of each has it.
local hire = activated { cost = { energy = 2 }, each_turn = 1, run = function() play_token("Recruit", base) end }

card "TIE-022" {
  passive { legend, has = hire },
}
