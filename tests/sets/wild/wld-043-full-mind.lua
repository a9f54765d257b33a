-- WLD-043 Full Mind
-- As much Might as you have cards in hand; no more than seven.
card "WLD-043" { passive { me, base_might = count(card { yours, at = hand }) } }
