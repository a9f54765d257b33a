-- UNL-058 Lillia, Protector of Dreams
-- Each token unit that you play is a Might for her this turn; your token units have Tank.
card "UNL-058" {
  when { played = unit { token }, by = you, run = function() give_might(me, 1, this_turn) end },
  passive { unit { yours, token }, has = "Tank" },
}
