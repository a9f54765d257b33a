-- SFD-166 Rally the Troops
-- For a turn every friendly unit arrives with a buff; a card for you.
local welcome = when { played = unit { friendly }, run = function() buff(it) end }

card "SFD-166" {
  effect {
    run = function()
      delayed(welcome, this_turn)
      draw(1)
    end,
  },
}
