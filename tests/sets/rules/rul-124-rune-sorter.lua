-- RUL-124 Rune Sorter
-- All your runes go back under the deck, as you like.

local your_runes = rune { yours }

card "RUL-124" {
  effect { run = function() recycle(your_runes) end },
}
