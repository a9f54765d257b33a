-- UNL-188 Hextech Gauntlets
-- Equipped for three Energy and one Power, less the Might of the unit; a card for hard conquests.
card "UNL-188" {
  costs { Equip = { energy = 3, any = 1 } },
  passive { ability { me }, of = "Equip", choosing = unit, cost = { energy = -1 }, each = might(it) },
  attached {
    when { conquers = me, provided = player { you, excess = at_least(3) }, run = function() draw(1) end },
  },
}
