-- It may be played from the trash for this cost.
keyword "Rise" { can { played = me, from = trash, cost = value() } }
