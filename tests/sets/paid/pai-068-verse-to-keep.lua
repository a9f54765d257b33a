-- PAI-068 Verse to Keep
-- Draw one. Refrain, one Energy and one Mind.
card "PAI-068" {
  effect { run = function() draw(1) end },
}
