-- RUL-067 Shape Friend
-- It becomes a Bird or a Cat too; a card where your units are both.
local tags = { tag "Bird", tag "Cat" }

card "RUL-067" {
  as { played = me, run = function() give(me, tags[choose("Bird", "Cat")]) end },
  when { conquers = me, provided = { unit { friendly, tag = "Bird" }, unit { friendly, tag = "Cat" } },
    run = function() draw(1) end },
}
