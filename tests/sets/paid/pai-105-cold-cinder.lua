-- PAI-105 Cold Cinder
-- In the turn in which it was discarded it may be played from the trash.
card "PAI-105" {
  can { played = me, from = trash, provided = happened { discarded = me } },
}
