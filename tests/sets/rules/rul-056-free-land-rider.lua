-- RUL-056 Free Land Rider
-- A card for a conquest of what nobody controlled.
card "RUL-056" {
  when { conquers = me, at = battlefield { was_uncontrolled }, run = function() draw(1) end },
}
