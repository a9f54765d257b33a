-- UNL-008 Towering Pairofant
-- Ready on arrival if any unit died this turn.
card "UNL-008" {
  passive { me, enters = readied, provided = happened { dies = unit } },
}
