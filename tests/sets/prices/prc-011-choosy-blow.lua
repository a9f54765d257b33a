-- PRC-011 Choosy Blow
-- Deal one damage to each of two units. It costs two Energy less if it chooses a Knight.
card "PRC-011" {
  passive { me, choosing = unit { tag = "Knight" }, cost = { energy = -2 } },
  effect { target = { unit, unit { another } },
    run = function(a, b)
      deal(1, a)
      deal(1, b)
    end,
  },
}
