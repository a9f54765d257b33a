-- PAI-062 Toll of Pages
-- You may play spells from your trash, and discard a card whenever you do so.
card "PAI-062" {
  can { played = spell { yours }, by = you, from = trash, run = function() discard(1) end },
}
