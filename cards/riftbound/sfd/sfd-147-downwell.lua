-- SFD-147 Downwell
-- Every unit and gear goes to its owner's hand.
local everything = permanent {}

card "SFD-147" {
  effect { run = function() put(everything, hand) end },
}
