-- ZAN-129 Marrow Tithe
-- Each player discards an item of price 3 or more, or the hero suffers 2 wounds.

card "ZAN-129" {
  effect { run = function()
    for p in each(player) do
      local c = pick_some(0, 1, find(item { at = pack, price = at_least(3), controller = p }), p, "discard_one")[1]

      if c then put(c, box) else suffer(hero_of(p), 2) end
    end
  end },
}
