-- TLY-025 Crown of Fame
-- A card each time that your fame comes to three or more; a point of Energy when it is gone.
card "TLY-025" {
  when { gained = you, of = "fame", reaches = at_least(3), run = function() draw(1) end },
  when { spent = you, of = "fame", reaches = 0, run = function() draw(1) end },
}
