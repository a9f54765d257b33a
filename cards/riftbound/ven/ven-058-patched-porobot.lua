-- VEN-058 Patched Porobot
-- A unit that is a gear as well. A card on arrival with three other gear of yours.
card "VEN-058" {
  passive { me, is = gear },
  when { played = me, provided = gear { yours, another, count = at_least(3) }, run = function() draw(1) end },
}
