-- ZAN-028 Reed Ambusher
-- The hero's side does nothing before combat.

card "ZAN-028" {
  passive { me, no_part_before },
}
