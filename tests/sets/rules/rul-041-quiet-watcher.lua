-- RUL-041 Quiet Watcher
-- One Might more while it stands in a showdown; a card for units played in any.
card "RUL-041" {
  passive { unit { me, in_showdown }, might = 1 },
  when { played = unit { another }, by = you, provided = battlefield { in_showdown },
    run = function() draw(1) end },
}
