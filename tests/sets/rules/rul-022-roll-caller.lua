-- RUL-022 Roll Caller
-- Getting ready while nothing of yours is exhausted, it gets a buff.
card "RUL-022" {
  when { readied = me, provided = unit { friendly, exhausted, count = 0 },
    run = function() buff(me) end,
  },
}
