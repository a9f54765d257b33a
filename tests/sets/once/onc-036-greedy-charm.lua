-- ONC-036 Greedy Charm
-- Attached: each thing that comes to its host is worth a card, and so is its own coming.

card "ONC-036" {
  attached {
    when { equipped = me, run = function() draw(1) end },
    when { attached = gear { host = me }, run = function() draw(1) end },
    when { attached = this, run = function() draw(1) end },
  },
}
