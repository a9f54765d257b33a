-- SFD-057 Irelia, Fervent
-- One Might this turn whenever you choose or ready it.
card "SFD-057" {
  when { chosen = me, readied = me, by = you, run = function() give_might(me, 1, this_turn) end },
}
