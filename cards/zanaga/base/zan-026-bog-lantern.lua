-- ZAN-026 Bog Lantern
-- Its values are 1 lower for each movement die that the hero has left.

card "ZAN-026" {
  passive { me, mind_more = -1, spirit_more = -1, each = terrain_die { at = cup } },
}
