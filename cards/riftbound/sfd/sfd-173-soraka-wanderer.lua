-- SFD-173 Soraka, Wanderer
-- Assigned last; your weaker units that would die where it stands go home instead, healed and exhausted.
card "SFD-173" {
  passive { me, assigned = last },
  instead { dies = unit { yours, another, here, might = less_than(might(me)) },
    run = function() heal(it) exhaust(it) recall(it) end,
  },
}
