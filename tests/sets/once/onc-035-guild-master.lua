-- ONC-035 Guild Master
-- Your units that bear something draw a card whenever they come to bear something.

card "ONC-035" {
  passive { unit { yours, equipped = gear }, has = when { equipped = me, run = function() draw(1) end } },
}
