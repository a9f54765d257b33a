-- VEN-103 Shadows of the Past
-- Up to two units of any trashes return to their owners' hands.
card "VEN-103" {
  effect { target = unit { at = trash, count = at_most(2) }, run = function(units) put(units, hand) end },
}
