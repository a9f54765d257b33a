-- VEN-069 Mel, Newly Awakened
-- A card on arrival. Empowered, nothing counters your spells and abilities, and those that take Might from what they
-- choose take one more, for as long.
local mine = either(spell { yours }, permanent { yours }, rune { yours }, battlefield { yours }, legend { yours })
local what_chose_it = either(spell { yours, chooses = unit }, ability { yours, chooses = unit })

card "VEN-069" {
  when { played = me, run = function() draw(1) end },
  empowered {
    cannot { countered = mine },
    instead { might_taken = unit { chosen_by = what_chose_it }, with = what_chose_it,
      run = function() give_might(it, -1 - amount(), as_long) end,
    },
  },
}
