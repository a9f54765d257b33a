-- ONC-020 Whetted Charm
-- As it is attached, a card for you, and again when it was; its host takes a damage as well.

card "ONC-020" {
  as { attached = me, run = function() draw(1) end },
  when { attached = me, run = function() draw(1) end },
  attached { as { attached = this, run = function() deal(1, me) end } },
}
