-- UNL-061 Downstage Dramatics
-- A card for you.
card "UNL-061" {
  effect { run = function() draw(1) end },
}
