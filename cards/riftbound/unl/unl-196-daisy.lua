-- UNL-196 Daisy!
-- Ready at once; one less for each kind of companion, and with all four she stuns as she attacks.
card "UNL-196" {
  passive { me, enters = readied },
  passive { me, cost = { energy = -1 }, provided = unit { yours, tag = "Bird" } },
  passive { me, cost = { energy = -1 }, provided = unit { yours, tag = "Cat" } },
  passive { me, cost = { energy = -1 }, provided = unit { yours, tag = "Dog" } },
  passive { me, cost = { energy = -1 }, provided = unit { yours, tag = "Poro" } },
  when { attacks = me,
    provided = { unit { yours, tag = "Bird" }, unit { yours, tag = "Cat" }, unit { yours, tag = "Dog" },
      unit { yours, tag = "Poro" } },
    target = unit { enemy, here },
    run = function(u) stun(u) end,
  },
}
