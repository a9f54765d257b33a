-- UNL-181 Jhin, Virtuoso
-- A spell for four Energy or more may be banished; four of them give four runes and a card.
local kept = spell { linked, at = banishment }

card "UNL-181" {
  when { played = spell, by = you, amount = at_least(4), may,
    run = function()
      link(banish(it))
      if count(kept) == 4 then
        put(kept, trash)
        channel(4)
        draw(1)
      end
    end,
  },
}
