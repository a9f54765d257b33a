-- Turned, it leaves the game, and its beast from the side deck takes its place.
keyword "Berserker" { redundant, when { turned = me, run = function() become_relative() end } }
