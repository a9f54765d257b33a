-- ZAN-008 Creeping Fig
-- The hero cannot try to escape in the first round.

card "ZAN-008" {
  passive { me, cannot_escape, provided = noted(first_round) },
}
