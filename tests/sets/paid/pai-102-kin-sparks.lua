-- PAI-102 Kin Sparks
-- One damage to any number of units; three to another one at the place of the first.
card "PAI-102" {
  effect { target = unit { any_number },
    run = function(units)
      for u in each(units) do deal(1, u) end
    end,
  },
  effect { target = unit { another, together }, run = function(u) deal(3, u) end },
}
