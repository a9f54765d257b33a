-- CLK-004 Governor
-- In the row opposite weather comes last: no horn makes up for it.
card "CLK-004" { passive { unit { at = opposite }, strength_last = weathered } }
