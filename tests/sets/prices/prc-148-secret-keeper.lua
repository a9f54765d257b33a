-- PRC-148 Secret Keeper
-- One more Might while a spell of yours lies on the board, which it does facedown alone.
card "PRC-148" {
  passive { me, might = 1, provided = spell { yours, at = board } },
}
