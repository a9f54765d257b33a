-- OGN-269 Sett, The Boss
-- One Power, his exhaustion and its buff save a dying buffed unit; conquering readies him.
card "OGN-269" {
  instead { dies = unit { yours, buffed }, may,
    cost = { any = 1, exhaust = me, spend_buff = it },
    run = function() heal(it) exhaust(it) recall(it) end,
  },
  when { conquers = you, run = function() ready(me) end },
}
