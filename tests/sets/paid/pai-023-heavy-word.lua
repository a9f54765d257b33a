-- PAI-023 Heavy Word
-- Any Power besides; as much damage to a unit as Power was spent, and as many embers as Energy.
card "PAI-023" {
  as { played = me, cost = { any = any_number } },
  effect { target = unit,
    run = function(u)
      deal(power_spent(), u)
      gain("embers", energy_spent())
    end,
  },
}
