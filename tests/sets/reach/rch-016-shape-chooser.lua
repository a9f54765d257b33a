-- RCH-016 Shape Chooser
-- You say what it is as you play it; a card for a Cat or Dog of yours.

local tags = { tag "Cat", tag "Dog", tag "Poro" }

card "RCH-016" {
  as { played = me, run = function() give(me, tags[choose("Cat", "Dog", "Poro")]) end },
  when { played = me,
    provided = unit { yours, tag = { "Cat", "Dog" } },
    run = function() draw(1) end,
  },
}
