-- ZAN-121 Bargain in Blood
-- Each player chooses: the hero suffers 2 wounds, or loses all gold (at least 2).

card "ZAN-121" {
  effect { run = function()
    for p in each(player) do
      if gold(p) >= 2 and choose("2 wounds", "all gold", p) == 2 then
        lose_gold(p, gold(p))
      else
        suffer(hero_of(p), 2)
      end
    end
  end },
}
