-- PAI-104 Rising Cinder
-- In the turn in which it has died it may be played from the trash.
card "PAI-104" {
  can { played = me, from = trash, provided = happened { dies = me } },
}
