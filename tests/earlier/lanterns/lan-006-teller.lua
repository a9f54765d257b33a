-- LAN-006 Teller
-- Experience for each conquest.
card "LAN-006" { when { conquers = me, run = function() gain_xp(companion_kinds()) end } }
