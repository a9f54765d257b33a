-- OGS-006 Lux, Illuminated
-- A spell of five Energy or more is worth three Might to it until the turn ends.
card "OGS-006" {
  when { played = spell { energy = at_least(5) }, by = you,
    run = function() give_might(me, 3, this_turn) end,
  },
}
