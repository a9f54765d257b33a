-- SFD-100 Yordle Explorer
-- A card for each card you play that costs two Power or more.
card "SFD-100" {
  when { played = card { power = at_least(2) }, by = you, run = function() draw(1) end },
}
