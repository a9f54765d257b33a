-- VEN-103 Shadows of the Past
-- Two units at most leave trashes for the hands of their owners.
card "VEN-103" {
  effect { target = unit { at = trash, count = at_most(2) }, run = function(units) put(units, hand) end },
}
