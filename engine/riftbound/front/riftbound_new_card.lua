-- @-002 Second of @
-- A card for you.
card "@-002" {
  effect { run = function() draw(1) end },
}
