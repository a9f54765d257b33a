-- OGN-208 Cruel Patron
-- Its price includes the death of a unit of yours.
card "OGN-208" {
  as { played = me, cost = { kill = unit { friendly } } },
}
