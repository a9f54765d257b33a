-- ZAN-040 Ghost Jaguar
-- In rounds of even number it cannot be attacked in the melee phase.

card "ZAN-040" {
  passive { me, shut_melee, provided = noted(even_round) },
}
