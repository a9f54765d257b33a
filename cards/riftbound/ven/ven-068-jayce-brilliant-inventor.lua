-- VEN-068 Jayce, Brilliant Inventor
-- On arrival, and with your first gear of a turn that is no token, he may ready something else.
local tired = either(permanent { exhausted, another }, legend { exhausted }, rune { exhausted })

card "VEN-068" {
  when { played = me, may, target = tired, run = function(x) ready(x) end },
  when { played = gear { except { token } }, by = you, nth = 1, may, target = tired, run = function(x) ready(x) end },
}
