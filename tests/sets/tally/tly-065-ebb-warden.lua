-- TLY-065 Ebb Warden
-- Where two or more units would leave the board at once you may exhaust them instead.
card "TLY-065" {
  instead {
    leaves = unit, one_or_more, count = at_least(2), may, run = function() exhaust(it) end,
  },
}
