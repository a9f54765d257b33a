-- VEN-092 Renekton, Brute
-- One Energy for a Might this turn; at ten Might he becomes Empowered, which brings Deflect and Ganking.
card "VEN-092" {
  activated { cost = { energy = 1 }, run = function() give_might(me, 1, this_turn) end },
  when { might_rises = me, reaches = at_least(10), run = function() empower(me) end },
  empowered { passive { me, has = { "Deflect", "Ganking" } } },
}
