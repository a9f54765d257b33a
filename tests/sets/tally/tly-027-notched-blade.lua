-- TLY-027 Notched Blade
-- A card as the second notch comes on it, and one as the last comes off.
card "TLY-027" {
  when { counters_put = me, of = "notch", reaches = at_least(2), run = function() draw(1) end },
  when { counters_put = me, of = "notch", reaches = 0, run = function() draw(1) end },
}
