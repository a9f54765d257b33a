-- Discarded from the battlefield, it is followed by its avenger from the side deck.
keyword "Avenger" { redundant,
  when { discarded = me, destroyed = me, from = row, run = function() call_avenger() end },
  when { returned = me, from = row, provided = setting("avenger", "leaves"),
    run = function() call_avenger() end },
}
