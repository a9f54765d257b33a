-- TIE-017 Toll Envoy
-- Attacking, it hands a card to each opponent; when it does, each of them discards one.
local toll = effect { run = function() discard(1, it) end }

card "TIE-017" {
  when { attacks = me,
    run = function()
      draw(1, opponent)
      do_this(toll, opponent)
    end,
  },
}
