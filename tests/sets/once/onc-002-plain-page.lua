-- ONC-002 Plain Page
-- A card for you.

card "ONC-002" {
  effect { run = function() draw(1) end },
}
