-- ZAN-090 Titan of Broken Steps
-- Only the first attack that hits it in a round deals damage.

card "ZAN-090" {
  passive { me, first_only },
}
