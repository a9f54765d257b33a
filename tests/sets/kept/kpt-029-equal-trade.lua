-- KPT-029 Equal Trade
-- A unit of yours and an enemy unit of the same Might die.
card "KPT-029" {
  effect { target = { unit { friendly }, unit { enemy, same = "might" } }, run = function(one, other)
      kill({ one, other })
    end },
}
