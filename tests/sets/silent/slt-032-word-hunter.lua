-- SLT-032 Word Hunter
-- One Energy: name a spell; this has one Might for each card of that name in your trash.
local a_spell = spell {}

card "SLT-032" {
  activated { cost = { energy = 1 }, run = function() name_card(a_spell) end },
  passive { me, might = 1, each = card { yours, at = trash, name = named } },
}
