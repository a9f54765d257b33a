-- VEN-079 Dame the Despoiler
-- Empowered, when she attacks or defends her Might rises to that of a unit here, and one beyond, for the turn.
card "VEN-079" {
  empowered {
    when { attacks = me, defends = me, target = unit { here },
      run = function(u)
        raise_might(me, might(u), this_turn)
        give_might(me, 1, this_turn)
      end,
    },
  },
}
