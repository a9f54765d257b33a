-- UNL-T01 Baron Pit
-- Units move here from wherever they are.
card "UNL-T01" {
  can { moves = unit, to = here },
}
