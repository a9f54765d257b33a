-- LTR-108 Copied Verse
-- Draw 1. A deck may hold any number of them.
card "LTR-108" {
  effect { run = function() draw(1) end },
  passive { me, copies = any_number },
}
