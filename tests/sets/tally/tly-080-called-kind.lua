-- TLY-080 Called Kind
-- As you play it you name a type; a permanent of yours of that type is readied.
card "TLY-080" {
  as { played = me, run = function() name_type() end },
  effect { target = permanent { friendly, type = named }, run = function(p) ready(p) end },
}
