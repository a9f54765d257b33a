-- ZAN-050 Frost Marmots
-- No attack deals more than 1 wound to them.

card "ZAN-050" {
  passive { me, wound_most = 1 },
}
