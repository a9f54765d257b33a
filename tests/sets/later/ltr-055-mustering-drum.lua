-- LTR-055 Mustering Drum
-- Your units cost a Power less.
card "LTR-055" { passive { unit { yours }, cost = { any = -1 } } }
