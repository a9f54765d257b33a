-- LTR-024 Gentle Shepherd
-- Your other units where it is go home healed and exhausted instead of dying.
card "LTR-024" {
  instead { dies = unit { yours, here, except { me } },
    run = function() heal(it) exhaust(it) recall(it) end,
  },
}
