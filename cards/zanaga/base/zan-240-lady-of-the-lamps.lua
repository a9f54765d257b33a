-- ZAN-240 Lady of the Lamps
-- In the first round of each combat damage to your hero is 1 less.

card "ZAN-240" {
  passive { hero { friendly }, softens = 1, provided = noted(first_round) },
}
