-- DRW-004 Undertow
-- In its row what is added comes last, after horns.
card "DRW-004" { passive { unit { at = here }, strength_last = bolstered } }
