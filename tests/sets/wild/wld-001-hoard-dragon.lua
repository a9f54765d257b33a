-- WLD-001 Hoard Dragon
-- Its conquests gain one hoard for each of your gear; it has one Might for each hoard.
local tools = gear { yours }

card "WLD-001" {
  when { conquers = me, run = function() gain("hoard", count(tools)) end },
  passive { me, might = 1, each = counters("hoard", you) },
}
