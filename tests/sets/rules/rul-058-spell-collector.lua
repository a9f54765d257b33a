-- RUL-058 Spell Collector
-- It banishes dear spells that you play; two of them make it ready.
local kept = spell { linked, at = banishment }

card "RUL-058" {
  when { played = spell, by = you, amount = at_least(3), may,
    run = function()
      link(banish(it))
      if count(kept) == 2 then ready(me) end
    end,
  },
}
