-- ZAN-031 Sabre Cat
-- In the first round nobody may attack in the melee phase.

card "ZAN-031" {
  passive { me, shut_melee, provided = noted(first_round) },
}
