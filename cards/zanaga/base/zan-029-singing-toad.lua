-- ZAN-029 Singing Toad
-- While it roams, it matches every space with a river, too.

card "ZAN-029" {
  passive { me, matches_river },
}
