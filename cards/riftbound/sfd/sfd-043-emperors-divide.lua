-- SFD-043 Emperor's Divide
-- Any number of friendly units go home from one battlefield.
card "SFD-043" {
  effect { target = unit { friendly, at = battlefield, any_number, together },
    run = function(units) move(units, base) end,
  },
}
