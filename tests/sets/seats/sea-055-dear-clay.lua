-- SEA-055 Dear Clay
-- It becomes a copy of another gear.
card "SEA-055" { when { played = me, target = gear { another }, run = function(g) become_copy(me, g) end } }
