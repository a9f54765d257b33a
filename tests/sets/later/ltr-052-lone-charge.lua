-- LTR-052 Lone Charge
-- A unit of yours deals its Might, split among enemy units.
card "LTR-052" {
  effect { target = { unit { yours }, unit { enemy, any_number, split = might(it) } },
    run = function(_, units) deal_split(units) end,
  },
}
