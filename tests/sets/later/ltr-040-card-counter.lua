-- LTR-040 Card Counter
-- A Might for each other card of yours on the board.
card "LTR-040" { passive { me, might = 1, each = card { yours, except { me } } } }
